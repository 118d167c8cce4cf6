import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { criarLeitor } from './leitor.ts'
import { type Conexao, comLimites } from './opcoes-da-conexao.ts'

export type Db = Omit<NodePgDatabase, 'transaction'> & {
  transaction<T>(acao: (db: Db) => Promise<T>): Promise<T>
}

/**
 * drizzle's own transaction never releases the connection when `begin` does not reach the database. It also
 * releases a connection in whatever state a failed `rollback` left it.
 */
const transacaoEm =
  (pool: pg.Pool): Db['transaction'] =>
  async (acao) => {
    const cliente = await pool.connect()
    try {
      return await (drizzle({ client: cliente }) as unknown as Db).transaction(acao)
    } finally {
      cliente.release(cliente.getTransactionStatus() !== 'I')
    }
  }

/**
 * The pool, the query builder over it, and the connections for quick reads. A broken connection is dropped
 * and never crashes the program.
 */
export const conectar = (conexao: Conexao, aoFalhar: (erro: Error) => void) => {
  const pool = new pg.Pool({ max: 20, idleTimeoutMillis: 30_000, ...comLimites(conexao) })
  pool.on('error', aoFalhar)
  // The pool only listens to idle connections. With a connection in use, the failing statement reports the
  // error.
  pool.on('connect', (cliente) => cliente.on('error', () => {}))
  return {
    pool,
    db: Object.assign(drizzle({ client: pool }), { transaction: transacaoEm(pool) }) as unknown as Db,
    leitor: criarLeitor(conexao, aoFalhar),
  }
}

/**
 * Where to read from: `leitor` is the shared connection for what an index answers, `pool` is for everything
 * else.
 */
export type Fontes = Pick<ReturnType<typeof conectar>, 'leitor' | 'pool'>
