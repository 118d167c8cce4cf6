/** The states of a client's contract. */
export const situacoesDeContrato = ['AGUARDANDO_INSTALACAO', 'ATIVO', 'SUSPENSO', 'CANCELADO'] as const
export type SituacaoContrato = (typeof situacoesDeContrato)[number]

export const nomesDosContratos: Record<SituacaoContrato, string> = {
  AGUARDANDO_INSTALACAO: 'Aguardando instalação',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  CANCELADO: 'Cancelado',
}
