import { Button, VisuallyHidden } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import emLados from '#ui/EmLados.module.css'
import classes from './Boleto.module.css'
import { textos } from './boleto.textos.ts'

type TextoACopiarProps = { rotulo: string; texto: string; dica?: string | undefined }

/** A text that goes to the client by another way. Shown whole: it is also read out on the phone. */
export function TextoACopiar({ rotulo, texto, dica }: TextoACopiarProps) {
  const id = useId()
  const lugar = useRef<HTMLElement>(null)
  const [copiado, setCopiado] = useState<boolean>()
  const copiar = async () => {
    if (lugar.current) getSelection()?.selectAllChildren(lugar.current)
    try {
      await navigator.clipboard.writeText(texto)
      setCopiado(true)
    } catch {
      // Outside https there is no clipboard.
      setCopiado(false)
    }
  }
  return (
    <section className={classes.copiar} aria-labelledby={id}>
      <h3 id={id}>{rotulo}</h3>
      <code ref={lugar}>{texto}</code>
      <Button
        variant="default"
        miw={104}
        aria-label={textos.copiarQual(rotulo)}
        onClick={() => void copiar()}
      >
        {copiado ? textos.copiado : textos.copiar}
      </Button>
      {dica && <p className={emLados.menor}>{dica}</p>}
      <p role="status" className={emLados.menor}>
        {copiado === false && textos.copieVoce}
        {copiado && <VisuallyHidden>{textos.copiado}</VisuallyHidden>}
      </p>
    </section>
  )
}
