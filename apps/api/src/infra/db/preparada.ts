import { createHash } from 'node:crypto'
import { is, Param, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const dialeto = new PgDialect()

export type Valores = Record<string, unknown>

/** A prepared statement with its values, as `pg` takes it. */
export type Pedido = { name: string; text: string; values: unknown[] }

/** A statement of fixed text, waiting for the values of its placeholders (`sql.placeholder`), by name. */
export type Preparada = (valores: Valores) => Pedido

/** Written once, whatever it is asked with: PostgreSQL plans it once per connection. */
export const preparar = (consulta: SQL): Preparada => {
  const { text, lugares } = compilar(consulta)
  const name = createHash('sha1').update(text).digest('base64url')
  return (valores) => ({ name, text, values: lugares.map((lugar) => lugar(valores)) })
}

/** On a connection of its own: for what may take longer than a look at an index. */
export const noPool = async <Linha extends pg.QueryResultRow>(pool: pg.Pool, pedido: Pedido) =>
  (await pool.query<Linha>(pedido)).rows

/** Planned anew each time: where the values decide which index is the right one. */
export const executar = async <Linha extends pg.QueryResultRow>(
  pool: pg.Pool,
  consulta: SQL,
  valores: Valores,
) => {
  const { text, lugares } = compilar(consulta)
  const values = lugares.map((lugar) => lugar(valores))
  return (await pool.query<Linha>({ text, values })).rows
}

/** The text, and for each of its numbered values where it comes from: a placeholder's name, or fixed in the statement. */
const compilar = (consulta: SQL) => {
  const { sql: text, params } = dialeto.sqlToQuery(consulta)
  const lugares = params.map((param): ((valores: Valores) => unknown) => {
    if (is(param, Placeholder)) return (valores) => valores[param.name] ?? null
    const fixo = is(param, Param) ? param.value : param
    return () => fixo
  })
  return { text, lugares }
}
