import { is, Param, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { comandoDe, type Pedido, type Valor } from './leitor/mensagens.ts'

const dialeto = new PgDialect()

export type Valores = Record<string, unknown>

/** A statement of fixed text, waiting for the values of its placeholders (`sql.placeholder`), by name. */
export type Preparada = (valores: Valores) => Pedido

/** Written once, whatever it is asked with: PostgreSQL plans it once per connection. */
export const preparar = (consulta: SQL): Preparada => {
  const { texto, lugares } = compilar(consulta)
  const comando = comandoDe(texto)
  return (valores) => ({ comando, valores: lugares.map((lugar) => lugar(valores)) })
}

/** On a connection of its own: for what may take longer than a look at an index. */
export const noPool = async <Linha extends pg.QueryResultRow>(
  pool: pg.Pool,
  { comando, valores }: Pedido,
) => {
  const { nome: name, texto: text } = comando
  return (await pool.query<Linha>({ name, text, values: [...valores] })).rows
}

/** Planned anew each time: where the values decide which index is the right one. */
export const executar = async <Linha extends pg.QueryResultRow>(
  pool: pg.Pool,
  consulta: SQL,
  valores: Valores,
) => {
  const { texto, lugares } = compilar(consulta)
  return (
    await pool.query<Linha>(
      texto,
      lugares.map((lugar) => lugar(valores)),
    )
  ).rows
}

/** The text, and for each of its numbered values where it comes from: a placeholder's name, or fixed in the statement. */
const compilar = (consulta: SQL) => {
  const { sql: texto, params } = dialeto.sqlToQuery(consulta)
  const lugares = params.map((param): ((valores: Valores) => Valor) => {
    if (is(param, Placeholder)) return (valores) => (valores[param.name] ?? null) as Valor
    const fixo = (is(param, Param) ? param.value : param) as Valor
    return () => fixo
  })
  return { texto, lugares }
}
