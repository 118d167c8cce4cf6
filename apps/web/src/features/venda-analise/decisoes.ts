import type { Acao } from '@balcao/contract/vendas/transicoes'

/** What only one person at a time should be about to do. */
export const DECISOES: readonly Acao[] = ['autorizar', 'negar', 'aprovar', 'devolver', 'reprovar']

/** What moves the sale on, and stands above it. The rest is done now and then. */
const DECISIVAS: readonly Acao[] = [...DECISOES, 'agendar', 'concluir', 'reenviar', 'reenviar_link']
export const ehDecisiva = (acao: Acao) => DECISIVAS.includes(acao)
