import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { lugar } from '#infra/db/juntas.ts'
import { noPool, preparar } from '#infra/db/preparada.ts'

const DE_QUEM = preparar(sql`select id, empresa_id, donos from venda where id = any(${lugar('ids')}::uuid[])`)

/** Whom a change of these sales reaches: the same as `alcancada`. */
export const alcanceDasVendas = async (pool: pg.Pool, ids: readonly string[]) => {
  const vendas = await noPool<{ id: string; empresa_id: string; donos: string[] }>(pool, DE_QUEM({ ids }))
  return vendas.map(({ donos, ...qual }) => ({
    ...qual,
    pessoas: donos,
    permissao: 'LISTAR.TODAS_VENDAS' as const,
  }))
}
