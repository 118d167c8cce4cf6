import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { DECISOES } from '@balcao/contract/vendas/decisoes'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'

/** What moves the sale on, and stands above it. The rest is done now and then. */
const DECISIVAS: readonly Acao[] = [...DECISOES, 'agendar', 'concluir', 'reenviar', 'reenviar_link']
/** Of a sale that came back, the correction is what it waits for. */
export const decisivasEm = (situacao: SituacaoVenda) => (acao: Acao) =>
  DECISIVAS.includes(acao) || (acao === 'editar' && segueCorrigida(situacao))
