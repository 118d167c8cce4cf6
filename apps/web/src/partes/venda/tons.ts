import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { TomDaSituacao } from '#ui/Situacao.tsx'

export const tons: Record<SituacaoVenda, TomDaSituacao> = {
  RASCUNHO: 'neutro',
  AGUARDANDO_AUTORIZACAO: 'informacao',
  AGUARDANDO_ACEITE: 'informacao',
  EM_ANALISE: 'informacao',
  PENDENTE: 'aviso',
  EXPIRADA: 'aviso',
  APROVADA: 'informacao',
  AGENDADA: 'informacao',
  CONCLUIDA: 'sucesso',
  REPROVADA: 'perigo',
  CANCELADA: 'neutro',
}
