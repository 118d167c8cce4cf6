import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgCustomColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core'
import { codigoDoErro } from './codigo-do-erro.ts'
import type { Db } from './conexao.ts'
import { consultar, preparar, type Valores } from './preparada.ts'

/** Builds statements and runs none: for texts that are made once, with `lugar` in place of each value. */
export const SO_TEXTO = drizzle.mock() as unknown as Db

/** In a statement that is made once, stands for the value of this name. */
export const lugar = <T>(nome: string) => sql.placeholder(nome) as unknown as T

/** Those that the table does not fill in by itself. */
const aPreencher = (tabela: PgTable) =>
  Object.entries(getTableColumns(tabela)).filter(
    ([, coluna]) => coluna.default === undefined && !coluna.generated && !coluna.generatedIdentity,
  )

/** A place for every column that the table does not fill in by itself, for an insert that is made once. */
export const lugaresDe = <T extends PgTable>(tabela: T) =>
  Object.fromEntries(aPreencher(tabela).map(([nome]) => [nome, lugar(nome)])) as T['$inferInsert']

/**
 * An insert among others in one statement. Its values are those of `noGrupo`. With `para`, a row for each row of that
 * part of the statement: none when that part wrote none.
 */
export const inserirNoGrupo = (grupo: string, tabela: PgTable, para?: string) => {
  const colunas = aPreencher(tabela)
  const nomes = colunas.map(([, { name }]) => sql.identifier(name))
  const valores = colunas.map(
    ([campo, coluna]) =>
      sql`${sql.param(lugar(`${grupo}.${campo}`), coluna)}::${sql.raw(coluna.getSQLType())}`,
  )
  const origem = para ? sql` from ${sql.identifier(para)}` : sql``
  return sql`insert into ${tabela} (${sql.join(nomes, sql`, `)}) select ${sql.join(valores, sql`, `)}${origem}`
}
export const noGrupo = (grupo: string, linha: Valores): Valores =>
  Object.fromEntries(Object.entries(linha).map(([campo, valor]) => [`${grupo}.${campo}`, valor]))

/** A statement that depends on which of these are there (not null), made once for each combination. */
export const porForma = <P extends object, L>(fazer: (lugares: P) => L) => {
  const feitas = new Map<string, L>()
  return (pedido: P): L => {
    const campos = Object.entries(pedido)
    const forma = campos.map(([campo, valor]) => (valor == null ? '' : campo)).join()
    const feita = feitas.get(forma)
    if (feita) return feita
    const lugares = campos.map(([campo, valor]) => [campo, valor == null ? valor : lugar(campo)])
    const nova = fazer(Object.fromEntries(lugares))
    feitas.set(forma, nova)
    return nova
  }
}

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

/** PostgreSQL refuses what comes in a transaction after a statement of it has failed. */
const JA_FALHOU = '25P02'

/**
 * Waits for all, and only then fails: with the first that failed by itself, and was not refused because another had
 * failed. In a transaction nothing may go on sending statements after it was rolled back: they would be outside of it.
 */
export const aguardarTodas = async <P extends readonly unknown[]>(promessas: readonly [...P]) => {
  const fins = await Promise.allSettled(promessas)
  const falhas = fins.flatMap((fim) => (fim.status === 'rejected' ? [fim.reason as unknown] : []))
  if (falhas.length) throw falhas.find((falha) => codigoDoErro(falha) !== JA_FALHOU) ?? falhas[0]
  return fins.map((fim) => (fim as PromiseFulfilledResult<unknown>).value) as {
    [N in keyof P]: Awaited<P[N]>
  }
}
