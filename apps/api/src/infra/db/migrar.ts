import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

export const PASTA_DAS_MIGRACOES = fileURLToPath(new URL('../../../drizzle', import.meta.url))
const TRAVA = 726_871

/** Brings the schema up to date. Copies that start at the same time wait for each other. */
export const migrar = async (pool: pg.Pool) => {
  const cliente = await pool.connect()
  try {
    await cliente.query('set statement_timeout = 0')
    await cliente.query('select pg_advisory_lock($1)', [TRAVA])
    await migrate(drizzle({ client: cliente }), { migrationsFolder: PASTA_DAS_MIGRACOES })
  } finally {
    await cliente.query('select pg_advisory_unlock($1)', [TRAVA]).catch(() => {})
    cliente.release(true)
  }
}
