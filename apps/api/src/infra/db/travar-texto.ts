import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './conexao.ts'
import { consultar, preparar } from './preparada.ts'

/** For a text that the database makes. */
export const prepararTrava = (texto: SQL) =>
  preparar(sql`select pg_advisory_xact_lock(hashtextextended(${texto}, 0))`)
const TRAVAR = prepararTrava(sql`${sql.placeholder('texto')}`)

/**
 * Until the transaction ends, whoever locks the same text waits. Sent at once, not when somebody waits for it: what is
 * sent after it, even without waiting for its answer, is read after the lock was given.
 */
export const travarTexto = (db: Db, texto: string) => consultar(db, TRAVAR({ texto }))
