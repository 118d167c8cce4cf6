import type { SituacaoContrato } from './contrato.ts'

/** What their contracts make of a client. Null: none is active or suspended, so none says anything. */
export const situacaoPelosEmVigor = (situacoes: readonly SituacaoContrato[]) =>
  (['ATIVO', 'SUSPENSO'] as const).find((situacao) => situacoes.includes(situacao)) ?? null
