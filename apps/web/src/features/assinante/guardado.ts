import type { Feito, Identificado } from '@balcao/contract/vendas/aceite'
import { useState } from 'react'
import { guarda } from '#partes/publica/guarda.ts'

export type Fim = { como: 'aceita' | 'correcao' | 'recusada'; feito: Feito | null }

/** What a reload must not lose. It belongs to one link. */
type Guardado = {
  t: string
  quem?: Identificado | undefined
  fim?: Fim | undefined
  /** What was typed about what is wrong. */
  motivo?: string
  /** They have to show once more who they are. */
  voltou?: boolean
}

const CHAVE = 'balcao:assinante'

const ler = (t: string): Guardado => {
  const lido: Guardado | null = JSON.parse(guarda.ler(CHAVE) ?? 'null')
  return lido?.t === t ? lido : { t }
}

export const useGuardado = (t: string) => {
  const [guardado, setGuardado] = useState(() => ler(t))
  const mudar = (parte: Partial<Guardado>) =>
    setGuardado((antes) => {
      const depois = { ...antes, ...parte }
      guarda.por(CHAVE, JSON.stringify(depois))
      return depois
    })
  return [guardado, mudar] as const
}
