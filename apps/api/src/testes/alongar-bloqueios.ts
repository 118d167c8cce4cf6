import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

/** The first blocks after wrong tries last a second or two, and the next try may take as long on a busy machine. */
export const alongarBloqueios = (db: Db) =>
  db.execute(sql`update tentativa_de_login set bloqueada_ate = bloqueada_ate + interval '1 minute'`)
