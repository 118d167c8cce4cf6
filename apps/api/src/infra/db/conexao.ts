import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { criarLeitor } from './leitor.ts'
import { type Conexao, comLimites } from './opcoes-da-conexao.ts'

export type Db = Omit<NodePgDatabase, 'transaction'> & {
  transaction<T>(acao: (db: Db) => Promise<T>): Promise<T>
}

/**
 * drizzle's own keeps a connection for good when not even `begin` reaches the database, and gives one back in whatever
 * state a failed `rollback` left it.
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

/** The pool, the query builder over it, and the connections of quick reads. A broken connection is dropped, never a crash. */
export const conectar = (conexao: Conexao, aoFalhar: (erro: Error) => void) => {
  const pool = new pg.Pool({ max: 20, idleTimeoutMillis: 30_000, ...comLimites(conexao) })
  pool.on('error', aoFalhar)
  // The pool listens only to those that nobody uses. Whoever uses one is told by the statement that fails.
  pool.on('connect', (cliente) => cliente.on('error', () => {}))
  return {
    pool,
    db: Object.assign(drizzle({ client: pool }), { transaction: transacaoEm(pool) }) as unknown as Db,
    leitor: criarLeitor(conexao, aoFalhar),
  }
}

/** Where one reads: what an index answers, on the connection that all share; anything else on one of its own. */
export type Fontes = Pick<ReturnType<typeof conectar>, 'leitor' | 'pool'>
