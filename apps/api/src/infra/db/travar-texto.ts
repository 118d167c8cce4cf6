import { sql } from 'drizzle-orm'
import type { Db } from './conexao.ts'
import { consultar, preparar } from './preparada.ts'

const TRAVAR = preparar(sql`select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('texto')}, 0))`)

/**
 * Until the transaction ends, whoever locks the same text waits. Sent at once, not when somebody waits for it: what is
 * sent after it, even without waiting for its answer, is read after the lock was given.
 */
export const travarTexto = (db: Db, texto: string) => consultar(db, TRAVAR({ texto }))
