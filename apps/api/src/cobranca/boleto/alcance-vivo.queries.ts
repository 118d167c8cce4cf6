import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { executar } from '#infra/db/preparada.ts'

/** Whom a change of these boletos reaches: the same as `alcancado`. */
export const alcanceDosBoletos = async (pool: pg.Pool, ids: readonly string[]) => {
  const consulta = sql`select id, empresa_id from boleto where id = any(${sql.param([...ids])}::uuid[])`
  const lidos = await executar<{ id: string; empresa_id: string }>(pool, consulta, {})
  return lidos.map((qual) => ({ ...qual, pessoas: [], permissao: 'LISTAR.BOLETO' as const }))
}
