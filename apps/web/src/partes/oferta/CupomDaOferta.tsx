import { Button, TextInput } from '@mantine/core'
import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react'
import classes from './Escolhas.module.css'
import { textos } from './escolhas.textos.ts'

type CupomDaOfertaProps = {
  cupom: string | undefined
  /** Why the coupon gives nothing here. */
  recusa: string | null
  aplicando: boolean
  aoAplicar: (cupom: string | undefined) => void
}

/** The answer may move what is being pressed, and the press would then end beside it: nothing would be clicked. */
const aoSoltar = (fazer: () => void) => {
  if (document.querySelector(':active')) addEventListener('mouseup', fazer, { once: true })
  else fazer()
}

export function CupomDaOferta({ cupom, recusa, aplicando, aoAplicar }: CupomDaOfertaProps) {
  const [texto, setTexto] = useState(cupom ?? '')
  const [semNada, setSemNada] = useState(false)
  const campo = useRef<HTMLInputElement>(null)
  const aplicado = cupom !== undefined && recusa === null
  const escrito = texto.trim().toUpperCase()

  function aplicar(evento: SubmitEvent) {
    evento.preventDefault()
    if (!escrito && cupom === undefined) {
      setSemNada(true)
      return campo.current?.focus()
    }
    if (aplicado) setTexto('')
    aoAplicar(aplicado ? undefined : escrito || undefined)
  }

  /** Whoever goes on without the button means the coupon all the same, or none if it was erased. */
  function aplicarAoSair({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const mudou = !aplicado && escrito !== (cupom ?? '')
    if (mudou && !currentTarget.contains(relatedTarget)) aoSoltar(() => aoAplicar(escrito || undefined))
  }

  return (
    <form className={classes.cupom} onSubmit={aplicar} onBlur={aplicarAoSair}>
      <TextInput
        ref={campo}
        label={textos.cupom}
        name="cupom"
        value={texto}
        maxLength={20}
        autoComplete="off"
        readOnly={aplicado}
        error={semNada ? textos.digiteOCupom : escrito === cupom ? recusa : null}
        onChange={(evento) => {
          setTexto(evento.currentTarget.value)
          setSemNada(false)
        }}
      />
      <Button type="submit" variant="default" loading={aplicando && cupom !== undefined}>
        {aplicado ? textos.tirar : textos.aplicar}
      </Button>
    </form>
  )
}
