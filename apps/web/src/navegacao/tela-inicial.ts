import { type Habilidade, podeAlguma } from '@balcao/contract/base/habilidade'
import type { Permissao } from '@balcao/contract/base/permissao'

/** Someone with one of these supervises other people's work, even if they also sell. */
const listagensDeAdministracao: Permissao[] = [
  'LISTAR.TODAS_VENDAS',
  'LISTAR.USUARIO',
  'LISTAR.GRUPO_PERMISSAO',
  'LISTAR.CANAL_VENDA',
  'LISTAR.CONFIGURACAO',
  'LISTAR.AUDITORIA',
]

/** The first screen of a person's day. */
export const telaInicial = (habilidade: Habilidade) => {
  if (!habilidade.temAlguma) return '/cliente'
  const administra = podeAlguma(habilidade, listagensDeAdministracao)
  return !administra && podeAlguma(habilidade, ['REALIZAR_VENDA']) ? '/vendedor' : '/admin/painel'
}
