import { Button } from '@mantine/core'
import { Fragment, useRef, useState } from 'react'
import classes from './BoletoPublico.module.css'
import { textos } from './boleto-publico.textos.ts'

type CopiarProps = {
  texto: string
  /** In groups, for reading and typing. What is copied has none: some banks refuse them. */
  escrito?: string
  nome: string
  botao: string
  como: string
  copiado: string
  principal: boolean
}

const marcar = (lugar: HTMLElement | null) => {
  if (lugar) window.getSelection()?.selectAllChildren(lugar)
}

/** A button for the thumb, what to do next, and the code itself. The words change in place, so that nothing moves. */
export function Copiar({ texto, escrito, nome, botao, como, copiado, principal }: CopiarProps) {
  const codigo = useRef<HTMLElement>(null)
  const [dito, setDito] = useState(como)
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(texto)
      setDito(copiado)
    } catch {
      // Outside https, and in some apps' own browsers, there is no clipboard.
      marcar(codigo.current)
      setDito(textos.copieVoce)
    }
  }
  return (
    <>
      <Button
        size="lg"
        fullWidth
        variant={principal ? 'filled' : 'default'}
        className={classes.seguinte ?? ''}
        onClick={() => void copiar()}
      >
        {botao}
      </Button>
      <p role="status" className={classes.seguinte}>
        {dito}
      </p>
      <p>{nome}</p>
      <code ref={codigo} className={classes.codigo}>
        {escrito ? <EmGrupos escrito={escrito} /> : texto}
      </code>
    </>
  )
}

/** It breaks only between groups: that is how people read it from one screen to another. */
const EmGrupos = ({ escrito }: { escrito: string }) =>
  escrito.split(' ').map((grupo, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
    <Fragment key={i}>
      <span>{grupo}</span>{' '}
    </Fragment>
  ))
