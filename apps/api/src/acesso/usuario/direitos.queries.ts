import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { executar } from '#infra/db/preparada.ts'
import { soDestes } from '#infra/vivo/alcance.ts'

/** The people behind these ids, which are their own or their group's: their rights have changed. */
export const pessoasDeDireitos = async (pool: pg.Pool, ids: readonly string[]) => {
  const destes = sql`any(${sql.param([...ids])}::uuid[])`
  const consulta = sql`select id from usuario where id = ${destes} or grupo_permissao_id = ${destes}`
  const pessoas = await executar<{ id: string }>(pool, consulta, {})
  return soDestes(
    pool,
    pessoas.map(({ id }) => id),
  )
}
