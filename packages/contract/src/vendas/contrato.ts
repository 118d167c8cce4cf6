/** The states of a client's contract. */
export const situacoesDeContrato = ['AGUARDANDO_INSTALACAO', 'ATIVO', 'SUSPENSO', 'CANCELADO'] as const
type SituacaoContrato = (typeof situacoesDeContrato)[number]

/** What their contracts make of a client. Null: none is active or suspended, so none says anything. */
export const situacaoPelosEmVigor = (situacoes: readonly SituacaoContrato[]) =>
  (['ATIVO', 'SUSPENSO'] as const).find((situacao) => situacoes.includes(situacao)) ?? null

export const nomesDosContratos: Record<SituacaoContrato, string> = {
  AGUARDANDO_INSTALACAO: 'Aguardando instalação',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  CANCELADO: 'Cancelado',
}
