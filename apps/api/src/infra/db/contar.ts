import type { Subquery } from 'drizzle-orm'
import { count } from 'drizzle-orm'
import type { Db } from './conexao.ts'

/** Counts a query that carries its own limit, so that the cost has a ceiling. */
export const contarAte = async (db: Db, consulta: Subquery) => {
  const [linha] = await db.select({ total: count() }).from(consulta)
  return linha?.total ?? 0
}
