import * as z from 'zod/mini'

// Apart from the ticket itself: addresses and filters need only these words.

export const situacoesDeAtendimento = [
  'ABERTO',
  'EM_ANDAMENTO',
  'AGUARDANDO_CLIENTE',
  'RESOLVIDO',
  'FECHADO',
  'REABERTO',
] as const
export const SituacaoAtendimento = z.enum(situacoesDeAtendimento)
export type SituacaoAtendimento = z.infer<typeof SituacaoAtendimento>

export const prioridades = ['BAIXA', 'NORMAL', 'ALTA', 'URGENTE'] as const
export const Prioridade = z.enum(prioridades)
export type Prioridade = z.infer<typeof Prioridade>

export const tiposDeAtendimento = [
  'SUPORTE',
  'FINANCEIRO',
  'MUDANCA_ENDERECO',
  'MUDANCA_PLANO',
  'CANCELAMENTO',
  'OUTRO',
] as const
export const TipoAtendimento = z.enum(tiposDeAtendimento)
export type TipoAtendimento = z.infer<typeof TipoAtendimento>

/** How the client came to the provider. */
export const canaisDeAtendimento = ['TELEFONE', 'WHATSAPP', 'EMAIL', 'LOJA', 'VISITA', 'OUTRO'] as const
export const CanalAtendimento = z.enum(canaisDeAtendimento)
export type CanalAtendimento = z.infer<typeof CanalAtendimento>

/** The provider's turn: only here the deadline runs. */
export const emCurso = ['ABERTO', 'EM_ANDAMENTO', 'REABERTO'] as const satisfies SituacaoAtendimento[]
/** Not yet resolved, whoever's turn it is. */
export const emAberto = [...emCurso, 'AGUARDANDO_CLIENTE'] as const satisfies SituacaoAtendimento[]

const corre = (situacao: SituacaoAtendimento) => emCurso.some((uma) => uma === situacao)

/** Late: the deadline has passed while it is the provider's turn. */
export const estaAtrasado = (um: { situacao: SituacaoAtendimento; prazo: string }, agora: Date): boolean =>
  corre(um.situacao) && Date.parse(um.prazo) < agora.getTime()
