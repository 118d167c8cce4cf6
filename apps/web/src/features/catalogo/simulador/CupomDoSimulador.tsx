import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import classes from './Simulador.module.css'
import { textos } from './simulador.textos.ts'

type CupomDoSimuladorProps = {
  cupom: string | undefined
  recusado: boolean
  aplicando: boolean
  aoAplicar: (cupom: string | undefined) => void
}

export function CupomDoSimulador({ cupom, recusado, aplicando, aoAplicar }: CupomDoSimuladorProps) {
  const [texto, setTexto] = useState('')
  const aplicado = cupom !== undefined && !recusado

  function aplicar(evento: SubmitEvent) {
    evento.preventDefault()
    if (aplicado) setTexto('')
    aoAplicar(aplicado ? undefined : texto.trim().toUpperCase() || undefined)
  }

  return (
    <form className={classes.cupom} onSubmit={aplicar}>
      <TextInput
        label={textos.cupom}
        value={texto}
        maxLength={20}
        autoComplete="off"
        readOnly={aplicado}
        error={recusado && texto.trim().toUpperCase() === cupom ? textos.cupomRecusado : null}
        onChange={(evento) => setTexto(evento.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={aplicando && cupom !== undefined}>
        {aplicado ? textos.tirar : textos.aplicar}
      </Button>
    </form>
  )
}
