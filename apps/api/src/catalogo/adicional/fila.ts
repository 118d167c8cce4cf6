import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

const TRAVA = 726_875

/**
 * Whoever changes what is mandatory, in a plan or a promotion, or what cannot be sold together, queues here before
 * locking any row. Each of them checks what the others write: two at once would both find nothing wrong, or wait for
 * each other's rows.
 */
export const travarObrigatorios = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)
