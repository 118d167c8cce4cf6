import { lerData } from '@balcao/contract/valores/data'
import { type KeyboardEvent, useState } from 'react'
import { CampoData } from '../campos/CampoData.tsx'
import { textos } from '../textos.ts'

type FiltroDeDataProps = {
  rotulo: string
  valor: string | undefined
  aoMudar: (dia: string | undefined) => void
}

/** Nothing in a list is older: it is a typing mistake. */
const PRIMEIRO = '1900'

/**
 * A day to filter by. The list is only told about a whole date, and about a two-digit year on Enter or on leaving. The
 * rest stays in the field.
 */
export function FiltroDeData({ rotulo, valor, aoMudar }: FiltroDeDataProps) {
  const [parado, setParado] = useState<string | null>(null)

  function mudar(novo: string | null) {
    const dizivel = novo === null || (lerData(novo) === novo && novo >= PRIMEIRO)
    setParado(dizivel ? null : novo)
    if (dizivel) aoMudar(novo ?? undefined)
  }
  const dizer = () => parado && mudar(lerData(parado) ?? parado)

  return (
    <CampoData
      anoInteiro
      aria-label={rotulo}
      placeholder={rotulo}
      w={{ md: 165 }}
      value={parado ?? valor ?? null}
      onChange={mudar}
      onBlur={dizer}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && dizer()}
      error={parado !== null && lerData(parado) === parado && textos.campo.dataInvalida}
    />
  )
}
