import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'

/** What only one person at a time should be about to do. */
export const DECISOES: readonly Acao[] = ['autorizar', 'negar', 'aprovar', 'devolver', 'reprovar']

/** What moves the sale on, and stands above it. The rest is done now and then. */
const DECISIVAS: readonly Acao[] = [...DECISOES, 'agendar', 'concluir', 'reenviar', 'reenviar_link']
/** Of a sale that came back, the correction is what it waits for. */
export const decisivasEm = (situacao: SituacaoVenda) => (acao: Acao) =>
  DECISIVAS.includes(acao) || (acao === 'editar' && segueCorrigida(situacao))
