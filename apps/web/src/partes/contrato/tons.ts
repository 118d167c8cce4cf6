import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import type { TomDaSituacao } from '#ui/Situacao.tsx'

export const tonsDoContrato: Record<Contrato['situacao'], TomDaSituacao> = {
  AGUARDANDO_INSTALACAO: 'informacao',
  ATIVO: 'sucesso',
  SUSPENSO: 'aviso',
  CANCELADO: 'neutro',
}
