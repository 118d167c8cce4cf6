import * as z from 'zod/mini'
import type { Permissao } from '#base/permissao.ts'
import type { SituacaoVenda } from './situacao.ts'

type Visao = {
  nome: string
  situacoes: readonly [SituacaoVenda, ...SituacaoVenda[]]
  /** Only those whose installation is today, or should have been before: those are late. */
  ateHoje?: true
  /** For a queue that hands its sales out one by one: what one needs to decide about them. */
  decide?: Permissao
  /** The setting that says after how many hours a sale in it is late. */
  prazo?: 'horas_para_autorizar' | 'horas_para_analisar' | 'horas_para_corrigir' | 'horas_para_agendar'
}

/** The queues that people work through, in the order in which a sale passes them. */
export const visoesDeVenda = {
  para_autorizar: {
    nome: 'Para autorizar',
    situacoes: ['AGUARDANDO_AUTORIZACAO'],
    decide: 'AUTORIZAR.VENDA_RESTRITA',
    prazo: 'horas_para_autorizar',
  },
  para_aceitar: { nome: 'Aguardando aceite', situacoes: ['AGUARDANDO_ACEITE'] },
  para_analisar: {
    nome: 'Para analisar',
    situacoes: ['EM_ANALISE'],
    decide: 'EDITAR.VENDA_SITUACAO',
    prazo: 'horas_para_analisar',
  },
  devolvidas: { nome: 'Devolvidas', situacoes: ['PENDENTE', 'EXPIRADA'], prazo: 'horas_para_corrigir' },
  para_agendar: { nome: 'Para agendar', situacoes: ['APROVADA'], prazo: 'horas_para_agendar' },
  instalacoes_de_hoje: { nome: 'Instalações de hoje', situacoes: ['AGENDADA'], ateHoje: true },
} as const satisfies Record<string, Visao>

export type VisaoDeVenda = keyof typeof visoesDeVenda
export const nomesDasVisoes = Object.keys(visoesDeVenda) as [VisaoDeVenda, ...VisaoDeVenda[]]
export const VisaoDeVenda = z.enum(nomesDasVisoes)

export const visao = (nome: VisaoDeVenda): Visao => visoesDeVenda[nome]
