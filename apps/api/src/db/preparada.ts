import { createHash } from 'node:crypto'
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const dialeto = new PgDialect()

type Valores = Record<string, unknown>

/** Runs a statement with the values of its placeholders, by name. */
export type Preparada<Linha extends object> = (pool: pg.Pool, valores: Valores) => Promise<Linha[]>

/**
 * For the few reads that are asked all the time: the text is built once, and PostgreSQL plans it once per
 * connection. Values come in by `sql.placeholder`.
 */
export const preparar = <Linha extends object>(consulta: SQL): Preparada<Linha> => {
  const { sql: text, params } = dialeto.sqlToQuery(consulta)
  const name = createHash('sha1').update(text).digest('base64url')
  return async (pool, valores) => {
    const values = fillPlaceholders(params, valores)
    return (await pool.query<Linha & pg.QueryResultRow>({ name, text, values })).rows
  }
}

/** The same, planned anew each time: where the values decide which index is the right one. */
export const executar = <Linha extends object>(consulta: SQL): Preparada<Linha> => {
  const { sql: text, params } = dialeto.sqlToQuery(consulta)
  return async (pool, valores) =>
    (await pool.query<Linha & pg.QueryResultRow>(text, fillPlaceholders(params, valores))).rows
}
