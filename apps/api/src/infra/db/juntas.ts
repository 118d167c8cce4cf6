import { is, SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgCustomColumn, type PgSelect } from 'drizzle-orm/pg-core'
import type { Db } from './conexao.ts'
import { consultar, preparar, type Valores } from './preparada.ts'

/** Builds statements and runs none: for texts that are made once, with `lugar` in place of each value. */
export const SO_TEXTO = drizzle.mock() as unknown as Db

/** In a statement that is made once, stands for the value of this name. */
export const lugar = <T>(nome: string) => sql.placeholder(nome) as unknown as T

type Selecao<L> = Pick<PgSelect, 'as' | 'getSQL'> & { _: { readonly result: L[] } }
type Consulta<L = unknown> = SQL<L> | Selecao<L>
type LinhaDe<C> = C extends SQL<infer L> ? L : C extends Selecao<infer L> ? L : never

/**
 * Several reads as one statement, made once. A statement costs PostgreSQL and this program about as much to receive and
 * to answer as a row by its id costs to read. Each read answers with a list, all of them from the same moment.
 */
export const prepararJuntas = <C extends Record<string, Consulta>>(consultas: C) => {
  const partes = Object.entries(consultas).map(([nome, consulta]) => ({ nome, ...emJson(consulta) }))
  const colunas = partes.map(({ nome, texto }) => sql`${texto} as ${sql.identifier(nome)}`)
  const preparada = preparar(sql`select ${sql.join(colunas, sql`, `)}`)
  return async (db: Db, valores: Valores) => {
    const [lida] = await consultar<Record<string, Linha[]>>(db, preparada(valores))
    for (const { nome, traduzir } of partes) for (const linha of lida?.[nome] ?? []) traduzir(linha)
    return lida as { [N in keyof C]: LinhaDe<C[N]>[] }
  }
}

type Linha = Record<string, unknown>

const emJson = (consulta: Consulta) => {
  const emLista = (de: SQL) => sql`(select coalesce(json_agg(t), '[]') from ${de})`
  if (is(consulta, SQL)) return { texto: emLista(sql`(${consulta}) t`), traduzir: () => {} }
  const campos = Object.entries(consulta.as('t')._.selectedFields)
  const nomes = sql.join(
    campos.map(([campo]) => sql.identifier(campo)),
    sql`, `,
  )
  const comFormato = campos.flatMap(([campo, coluna]) =>
    is(coluna, PgCustomColumn) ? { campo, coluna } : [],
  )
  const traduzir = (linha: Linha) => {
    for (const { campo, coluna } of comFormato)
      if (linha[campo] !== null) linha[campo] = coluna.mapFromDriverValue(linha[campo] as string)
  }
  return { texto: emLista(sql`(${consulta}) t (${nomes})`), traduzir }
}
