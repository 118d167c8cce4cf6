import * as z from 'zod/mini'

export const situacoesDeVenda = [
  'RASCUNHO',
  'AGUARDANDO_AUTORIZACAO',
  'AGUARDANDO_ACEITE',
  'EM_ANALISE',
  'PENDENTE',
  'EXPIRADA',
  'APROVADA',
  'AGENDADA',
  'CONCLUIDA',
  'REPROVADA',
  'CANCELADA',
] as const
export const SituacaoVenda = z.enum(situacoesDeVenda)
export type SituacaoVenda = z.infer<typeof SituacaoVenda>

export const nomesDasSituacoes: Record<SituacaoVenda, string> = {
  RASCUNHO: 'Rascunho',
  AGUARDANDO_AUTORIZACAO: 'Aguardando autorização',
  AGUARDANDO_ACEITE: 'Aguardando aceite',
  EM_ANALISE: 'Em análise',
  PENDENTE: 'Devolvida',
  EXPIRADA: 'Link expirado',
  APROVADA: 'Aprovada',
  AGENDADA: 'Agendada',
  CONCLUIDA: 'Concluída',
  REPROVADA: 'Reprovada',
  CANCELADA: 'Cancelada',
}

/** Until then, its day is what the client asked for. */
export const temVisitaMarcada = (situacao: SituacaoVenda) =>
  situacao === 'AGENDADA' || situacao === 'CONCLUIDA'

/** Where a sale goes when everything before has been satisfied, in this order. */
export const portas = ['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'EM_ANALISE'] as const
export type Porta = (typeof portas)[number]

export type Pendencias = {
  /** Rules that restrict it, and nobody has authorised what stands now. */
  autorizacao: boolean
  /** The channel wants the subscriber's acceptance, and there is none of what stands now. */
  aceite: boolean
}

/** The first door that is still closed. */
export const proximaPorta = ({ autorizacao, aceite }: Pendencias): Porta => {
  if (autorizacao) return 'AGUARDANDO_AUTORIZACAO'
  return aceite ? 'AGUARDANDO_ACEITE' : 'EM_ANALISE'
}
