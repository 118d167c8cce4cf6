import { createHash } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { juntarEscritas } from './juntar-escritas.ts'

/** Lists of ids of every length make texts of every length. Beyond this many, a text is planned each time. */
const LIMITE = 500
const nomes = new Map<string, string>()

const NADA = Promise.resolve({ rows: [] })
const DA_TRANSACAO = /^(commit|rollback|savepoint|release)\b/

/** Also the name that a prepared statement has on its connection. */
export const nomeDoTexto = (texto: string) => createHash('sha1').update(texto).digest('base64url')

const nomeGuardado = (texto: string) => {
  const conhecido = nomes.get(texto)
  if (conhecido || nomes.size >= LIMITE || DA_TRANSACAO.test(texto)) return conhecido
  const nome = nomeDoTexto(texto)
  nomes.set(texto, nome)
  return nome
}

/** Otherwise PostgreSQL plans a prepared statement anew five times on each connection, before it keeps a plan. */
const COMECO = 'begin; set local plan_cache_mode = force_generic_plan'

/**
 * The same connection, on which each statement is prepared under the name of its text: PostgreSQL plans it once per
 * connection instead of each time. Planning costs more than running what an index answers.
 */
export const comPlanos = (cliente: pg.PoolClient): pg.PoolClient => {
  const juntar = juntarEscritas(cliente, process.nextTick)
  // Leaves with the first statement, which fails too if this does: only a lost connection cannot begin.
  const comecar = () => {
    cliente.query(COMECO).catch(() => {})
    return NADA
  }
  const query = (pedido: pg.QueryConfig, valores: unknown[]) => {
    juntar()
    if (pedido.text === 'begin') return comecar()
    pedido.name = nomeGuardado(pedido.text)
    return cliente.query(pedido, valores)
  }
  return Object.create(cliente, { query: { value: query } })
}

/** A table changed its form under a stored plan, or the plan is gone: this connection is of no more use. */
export const planoCaducou = (erro: unknown): boolean => {
  const causa = erro instanceof DrizzleQueryError ? erro.cause : erro
  return causa instanceof pg.DatabaseError && /^(26000|0A000)$/.test(causa.code ?? '')
}
