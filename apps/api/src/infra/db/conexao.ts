import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { cronometrar, type Demoradas } from '#infra/observacao/consultas-demoradas.ts'
import { comDepois } from './depois-de-gravar.ts'
import { criarLeitor } from './leitor.ts'
import { type Conexao, comLimites } from './opcoes-da-conexao.ts'
import { comPlanos, planoCaducou } from './planos.ts'
import { comReplica } from './replica.ts'

export type Db = Omit<NodePgDatabase, 'transaction'> & {
  transaction<T>(acao: (db: Db) => Promise<T>, opcoes?: Opcoes): Promise<T>
}

type Opcoes = {
  /** For a transaction that runs all day and whose statements are always the same. See `comPlanos`. */
  guardarPlanos?: boolean
}

/** One per connection: drizzle works out the names of a table's columns once for each. */
const umPorConexao = (criar: (cliente: pg.PoolClient) => pg.PoolClient) => {
  const prontos = new WeakMap<pg.PoolClient, Db>()
  return (cliente: pg.PoolClient): Db => {
    const db = prontos.get(cliente) ?? (drizzle({ client: criar(cliente) }) as unknown as Db)
    prontos.set(cliente, db)
    return db
  }
}
const construtor = umPorConexao((cliente) => cliente)
const construtorComPlanos = umPorConexao(comPlanos)

/**
 * drizzle's own transaction never releases the connection when `begin` does not reach the database. It also
 * releases a connection in whatever state a failed `rollback` left it.
 */
const transacaoEm =
  (pool: pg.Pool): Db['transaction'] =>
  (acao, { guardarPlanos = false } = {}) =>
    comDepois(pool, async () => {
      const cliente = await pool.connect()
      let estragada = false
      try {
        return await (guardarPlanos ? construtorComPlanos : construtor)(cliente).transaction(acao)
      } catch (erro) {
        estragada = planoCaducou(erro)
        throw erro
      } finally {
        cliente.release(estragada || cliente.getTransactionStatus() !== 'I')
      }
    })

/** There is somebody else to ask. */
const RAPIDA: Conexao = { connectionTimeoutMillis: 1_000 }

/**
 * The pool, the query builder over it, and the connections for quick reads. A broken connection is dropped
 * and never crashes the program. In `pipeline` mode a transaction may send several statements before the first is
 * answered (`Promise.all`): PostgreSQL still runs them in the order in which they were written.
 */
export const conectar = (
  conexao: Conexao,
  aoFalhar: (erro: Error) => void,
  demoradas?: Demoradas,
  replica?: Conexao,
) => {
  const pool = new pg.Pool({ max: 20, idleTimeoutMillis: 30_000, pipeline: true, ...comLimites(conexao) })
  pool.on('error', aoFalhar)
  // The pool only listens to idle connections. With a connection in use, the failing statement reports the
  // error.
  pool.on('connect', (cliente) => {
    cliente.on('error', () => {})
    if (demoradas) cronometrar(cliente, demoradas)
  })
  const principal = criarLeitor(conexao, aoFalhar, demoradas)
  return {
    pool,
    db: Object.assign(drizzle({ client: pool }), { transaction: transacaoEm(pool) }) as unknown as Db,
    leitor: replica
      ? comReplica(principal, criarLeitor({ ...RAPIDA, ...replica }, aoFalhar, demoradas), aoFalhar)
      : principal,
  }
}

/**
 * Where to read from: `leitor` is the shared connection for what an index answers, `pool` is for everything
 * else.
 */
export type Fontes = Pick<ReturnType<typeof conectar>, 'leitor' | 'pool'>
