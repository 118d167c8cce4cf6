import type { Prioridade, SituacaoAtendimento } from '@balcao/contract/posvenda/atendimento-opcoes'
import type { TomDaSituacao } from '#ui/Situacao.tsx'

export const tonsDoAtendimento: Record<SituacaoAtendimento, TomDaSituacao> = {
  ABERTO: 'informacao',
  EM_ANDAMENTO: 'informacao',
  AGUARDANDO_CLIENTE: 'aviso',
  REABERTO: 'aviso',
  RESOLVIDO: 'sucesso',
  FECHADO: 'neutro',
}

export const tonsDaPrioridade: Record<Prioridade, TomDaSituacao> = {
  BAIXA: 'neutro',
  NORMAL: 'neutro',
  ALTA: 'aviso',
  URGENTE: 'perigo',
}
