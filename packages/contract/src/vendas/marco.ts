import * as z from 'zod/mini'
import type { SituacaoVenda } from './situacao.ts'

type Marco = {
  /** As a list of those sales is called. */
  nome: string
  /** A sale that comes to one of these has passed it. */
  situacoes: readonly [SituacaoVenda, ...SituacaoVenda[]]
}

/** What figures count besides the sending: the first time that a sale came so far. It is never taken back. */
export const marcosDaVenda = {
  analise: { nome: 'Chegaram à análise', situacoes: ['EM_ANALISE', 'APROVADA', 'AGENDADA', 'CONCLUIDA'] },
  aprovada: { nome: 'Aprovadas', situacoes: ['APROVADA', 'AGENDADA', 'CONCLUIDA'] },
  agendada: { nome: 'Agendadas', situacoes: ['AGENDADA', 'CONCLUIDA'] },
  concluida: { nome: 'Instaladas', situacoes: ['CONCLUIDA'] },
  reprovada: { nome: 'Reprovadas', situacoes: ['REPROVADA'] },
  cancelada: { nome: 'Canceladas', situacoes: ['CANCELADA'] },
} as const satisfies Record<string, Marco>

/** By when a figure counts a sale: in the panel, in the goals and in a seller's own line. Nothing later takes it out. */
export const contadaEm = {
  vendidas: 'criado_em',
  aprovadas: 'aprovada_em',
  instaladas: 'concluida_em',
  reprovadas: 'reprovada_em',
  canceladas: 'cancelada_em',
} as const

export type MarcoDaVenda = keyof typeof marcosDaVenda
export const nomesDosMarcos = Object.keys(marcosDaVenda) as [MarcoDaVenda, ...MarcoDaVenda[]]
export const MarcoDaVenda = z.enum(nomesDosMarcos)
