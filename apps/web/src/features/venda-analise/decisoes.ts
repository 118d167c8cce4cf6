import type { Acao } from '@balcao/contract/vendas/transicoes'

/** What only one person at a time should be about to do. */
export const DECISOES: readonly Acao[] = ['autorizar', 'negar', 'aprovar', 'devolver', 'reprovar']
