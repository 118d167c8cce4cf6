import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export const PASTA_DAS_MIGRACOES = fileURLToPath(new URL('../../../drizzle', import.meta.url))
const TRAVA = 726_871

/**
 * A change of a table waits for whoever reads it, and everybody else waits behind that change. So it waits only this
 * long, lets the others pass, and tries again. The other copies go on working meanwhile.
 */
const ESPERA_MS = 2_000
const LIMITE_MS = 10 * 60_000
const NAO_CONSEGUIU_A_TRAVA = '55P03'

const estavaEmUso = (erro: unknown): boolean =>
  erro instanceof Error &&
  ((erro instanceof pg.DatabaseError && erro.code === NAO_CONSEGUIU_A_TRAVA) || estavaEmUso(erro.cause))

type Opcoes = { pasta?: string; esperaMs?: number }

/** Brings the schema up to date. Copies that start at the same time wait for each other. */
export const migrar = async (
  pool: pg.Pool,
  { pasta = PASTA_DAS_MIGRACOES, esperaMs = ESPERA_MS }: Opcoes = {},
) => {
  const cliente = await pool.connect()
  const desistirEm = Date.now() + LIMITE_MS
  /** All that is missing, in one transaction. */
  const tentar = async (): Promise<void> => {
    try {
      await migrate(drizzle({ client: cliente }), { migrationsFolder: pasta })
    } catch (erro) {
      if (!estavaEmUso(erro) || Date.now() > desistirEm) throw erro
      await tentar()
    }
  }
  try {
    await cliente.query('set statement_timeout = 0')
    await cliente.query('select pg_advisory_lock($1)', [TRAVA])
    await cliente.query(`set lock_timeout = ${esperaMs}`)
    await tentar()
  } finally {
    await cliente.query('select pg_advisory_unlock($1)', [TRAVA]).catch(() => {})
    cliente.release(true)
  }
}
