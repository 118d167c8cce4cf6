import { type Habilidade, type Permissao, podeAlguma } from '@balcao/contract/base/permissao'

/** Who has one of these looks after other people's work, even when they also sell. */
const listagensDeAdministracao: Permissao[] = [
  'LISTAR.TODAS_VENDAS',
  'LISTAR.USUARIO',
  'LISTAR.GRUPO_PERMISSAO',
  'LISTAR.CANAL_VENDA',
  'LISTAR.CONFIGURACAO',
  'LISTAR.AUDITORIA',
]

/** Where a person starts their day. */
export const telaInicial = (habilidade: Habilidade) => {
  if (habilidade.rules.length === 0) return '/cliente'
  const administra = podeAlguma(habilidade, listagensDeAdministracao)
  return !administra && podeAlguma(habilidade, ['REALIZAR_VENDA']) ? '/vendedor' : '/admin/painel'
}
