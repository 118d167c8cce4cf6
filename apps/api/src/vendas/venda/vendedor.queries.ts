import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, semPermissao } from '#infra/recusa/recusa.ts'

/** Whose sale it is: one's own, or another's in whose name one may sell. */
export const vendedorDaVenda = async (db: Db, quem: Pessoa, dados: DadosDoRascunho) => {
  const { vendedor_id = quem.id, empresa_id } = dados
  if (vendedor_id === quem.id) return quem.id
  if (!quem.pode('EDITAR.VENDA_VENDEDOR')) throw semPermissao('Você não pode vender em nome de outra pessoa')
  await exigirVendedor(db, vendedor_id, empresa_id ?? null)
  return vendedor_id
}

/** An active person of the company who may sell. */
export const exigirVendedor = async (db: Db, id: string, empresa_id: string | null) => {
  const { rows } = await db.execute<{ vende: boolean }>(sql`
    select true as vende from usuario u join grupo_permissao g on g.id = u.grupo_permissao_id
    where u.id = ${id}::uuid and u.ativo and u.excluido_em is null and 'REALIZAR_VENDA' = any(g.permissoes)
      and (u.todas_empresas or exists (
        select 1 from usuario_empresa l where l.usuario_id = u.id and l.empresa_id = ${empresa_id}::uuid))
    for share of u`)
  if (!rows.length) throw campoInvalido('vendedor_id', 'Escolha um vendedor ativo desta empresa')
}
