import type { Subquery } from 'drizzle-orm'
import { count } from 'drizzle-orm'
import type { Db } from './conexao.ts'

/** Counts a query that has its own limit, so that the cost is bounded. */
export const contarAte = async (db: Db, consulta: Subquery) => {
  const [linha] = await db.select({ total: count() }).from(consulta)
  return linha?.total ?? 0
}
