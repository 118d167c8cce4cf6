import * as z from 'zod/mini'
import type { Permissao } from '#base/permissao.ts'
import type { SituacaoVenda } from './situacao.ts'
import { type VisaoDeVenda, visoesDeVenda } from './visao.ts'

/** The queues whose sales are decided about one after the other. Each has one state. */
const filasDeDecisao = ['para_autorizar', 'para_analisar'] as const satisfies readonly VisaoDeVenda[]
export const FilaDeDecisao = z.enum(filasDeDecisao)
export type FilaDeDecisao = z.infer<typeof FilaDeDecisao>

export const situacaoDaFila = (fila: FilaDeDecisao): SituacaoVenda => visoesDeVenda[fila].situacoes[0]
export const quemDecideNa = (fila: FilaDeDecisao): Permissao => visoesDeVenda[fila].decide

/** The queue in which a sale in this state waits for a decision. */
export const filaDaSituacao = (situacao: SituacaoVenda): FilaDeDecisao | undefined =>
  filasDeDecisao.find((fila) => situacaoDaFila(fila) === situacao)

export const ehFilaDeDecisao = (nome: VisaoDeVenda | undefined): nome is FilaDeDecisao =>
  filasDeDecisao.some((fila) => fila === nome)
