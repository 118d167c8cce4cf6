import { is, Param, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from './conexao.ts'
import { nomeDoTexto } from './planos.ts'

const dialeto = new PgDialect()

export type Valores = Record<string, unknown>

/** A prepared statement with its values, in `pg`'s format. */
export type Pedido = { name: string; text: string; values: unknown[] }

/** A statement with fixed text that takes the values of its placeholders (`sql.placeholder`) by name. */
export type Preparada = (valores: Valores) => Pedido

/** The text never changes, so PostgreSQL plans it once per connection. */
export const preparar = (consulta: SQL): Preparada => {
  const { text, lugares } = compilar(consulta)
  const name = nomeDoTexto(text)
  return (valores) => ({ name, text, values: lugares.map((lugar) => lugar(valores)) })
}

/** On a pooled connection: for reads that may take longer than an index lookup. */
export const noPool = async <Linha extends pg.QueryResultRow>(pool: pg.Pool, pedido: Pedido) =>
  (await pool.query<Linha>(pedido)).rows

/** In a transaction, or wherever else `db` runs its statements. Sent at once. */
export const consultar = async <Linha extends object>(db: Db, { name, text, values }: Pedido) => {
  const pronta = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false)
  const { rows } = (await pronta.execute()) as { rows: Linha[] }
  return rows
}

/** Planned anew each time, because the values decide which index is right. */
export const executar = async <Linha extends pg.QueryResultRow>(
  pool: pg.Pool,
  consulta: SQL,
  valores: Valores,
) => {
  const { text, lugares } = compilar(consulta)
  const values = lugares.map((lugar) => lugar(valores))
  return (await pool.query<Linha>({ text, values })).rows
}

/**
 * The text, and where each numbered value comes from: a placeholder's name, or a constant of the statement.
 */
const compilar = (consulta: SQL) => {
  const { sql: text, params } = dialeto.sqlToQuery(consulta)
  const lugares = params.map((param): ((valores: Valores) => unknown) => {
    if (is(param, Placeholder)) return (valores) => valores[param.name] ?? null
    const { value: fixo, encoder } = is(param, Param) ? param : new Param(param)
    if (is(fixo, Placeholder))
      return ({ [fixo.name]: valor }) => (valor == null ? null : encoder.mapToDriverValue(valor))
    return () => fixo
  })
  return { text, lugares }
}
