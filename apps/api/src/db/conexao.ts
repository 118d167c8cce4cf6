import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = Omit<NodePgDatabase, 'transaction'> & {
  transaction<T>(acao: (db: Db) => Promise<T>): Promise<T>
}

export type Conexao = pg.PoolConfig

/** The pool and the query builder over it. A broken idle connection is dropped, never a crash. */
export const conectar = (conexao: Conexao, aoFalhar: (erro: Error) => void) => {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A statement that runs longer than any request may is a fault, not work.
    statement_timeout: 30_000,
    application_name: 'balcao',
    ...conexao,
  })
  pool.on('error', aoFalhar)
  return { pool, db: drizzle({ client: pool }) as unknown as Db }
}
