/** The states of a client's contract. */
export const situacoesDeContrato = ['AGUARDANDO_INSTALACAO', 'ATIVO', 'SUSPENSO', 'CANCELADO'] as const

export const nomesDosContratos: Record<(typeof situacoesDeContrato)[number], string> = {
  AGUARDANDO_INSTALACAO: 'Aguardando instalação',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  CANCELADO: 'Cancelado',
}
