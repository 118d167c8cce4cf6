import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { executar } from '#infra/db/preparada.ts'

/** Whom a change of these sales reaches: the same as `alcancada`. */
export const alcanceDasVendas = async (pool: pg.Pool, ids: readonly string[]) => {
  const consulta = sql`select id, empresa_id, donos from venda where id = any(${sql.param([...ids])}::uuid[])`
  const vendas = await executar<{ id: string; empresa_id: string; donos: string[] }>(pool, consulta, {})
  return vendas.map(({ donos, ...qual }) => ({
    ...qual,
    pessoas: donos,
    permissao: 'LISTAR.TODAS_VENDAS' as const,
  }))
}
