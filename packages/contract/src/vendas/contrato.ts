/** The states of a client's contract. */
export const situacoesDeContrato = ['AGUARDANDO_INSTALACAO', 'ATIVO', 'SUSPENSO', 'CANCELADO'] as const
