import { type KeyboardEvent, useState } from 'react'
import { CampoMoeda } from '../campos/CampoMoeda.tsx'

type FiltroDeValorProps = {
  rotulo: string
  valor: number | undefined
  aoMudar: (centavos: number | undefined) => void
}

/** An amount to filter by. The list is told on Enter or on leaving: half an amount is another amount. */
export function FiltroDeValor({ rotulo, valor, aoMudar }: FiltroDeValorProps) {
  const [digitado, setDigitado] = useState<number | null | undefined>(undefined)

  function dizer() {
    if (digitado !== undefined) aoMudar(digitado ?? undefined)
    setDigitado(undefined)
  }

  return (
    <CampoMoeda
      aria-label={rotulo}
      placeholder={rotulo}
      w={{ md: 165 }}
      value={digitado === undefined ? (valor ?? null) : digitado}
      onChange={setDigitado}
      onBlur={dizer}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && dizer()}
    />
  )
}
