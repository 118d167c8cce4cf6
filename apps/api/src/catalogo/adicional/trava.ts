import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

const TRAVA = 726_875

/**
 * Taken before any row lock by every change of what is mandatory (in a plan or a promotion) or cannot be sold
 * together. Each of these changes checks what the others write. Without the lock, two at once would both find
 * nothing wrong, or deadlock on each other's rows.
 */
export const travarObrigatorios = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)
