/** The states of a client's contract. */
export const situacoesDeContrato = ['AGUARDANDO_INSTALACAO', 'ATIVO', 'SUSPENSO', 'CANCELADO'] as const
export type SituacaoContrato = (typeof situacoesDeContrato)[number]

export const nomesDosContratos: Record<SituacaoContrato, string> = {
  AGUARDANDO_INSTALACAO: 'Aguardando instalação',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  CANCELADO: 'Cancelado',
}

/** Why a contract ended whose sale was withdrawn from in time. People read `motivoDoFim`. */
export const POR_ARREPENDIMENTO = 'ARREPENDIMENTO'
export const motivoDoFim = (motivo: string | null) =>
  motivo === POR_ARREPENDIMENTO ? 'Arrependimento do cliente, no prazo' : motivo
