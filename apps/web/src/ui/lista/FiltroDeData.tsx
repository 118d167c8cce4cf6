import { lerData } from '@balcao/contract/valores/data'
import { useState } from 'react'
import { CampoData } from '../campos/CampoData.tsx'

type FiltroDeDataProps = {
  rotulo: string
  valor: string | undefined
  aoMudar: (dia: string | undefined) => void
}

/**
 * A day to filter by. An incomplete date stays in the field, and the list is only told about a complete one.
 */
export function FiltroDeData({ rotulo, valor, aoMudar }: FiltroDeDataProps) {
  const [ilegivel, setIlegivel] = useState<string | null>(null)

  function mudar(novo: string | null) {
    const legivel = novo === null || lerData(novo) === novo
    setIlegivel(legivel ? null : novo)
    if (legivel) aoMudar(novo ?? undefined)
  }

  return (
    <CampoData
      aria-label={rotulo}
      placeholder={rotulo}
      w={{ md: 165 }}
      value={ilegivel ?? valor ?? null}
      onChange={mudar}
    />
  )
}
