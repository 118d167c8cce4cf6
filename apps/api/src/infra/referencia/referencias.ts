import { getTableName } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'

/** "plano", "planos", and their names: what keeps a record from being deleted. */
export type Prende = {
  um: string
  varios: string
  /** As far as this person may read them. */
  nomes: (db: Db, quem: Pessoa, id: string) => Promise<string[]>
}

/** Whether the record is used by others that belong to companies which the person lacks. */
export type Alheio = (db: Db, empresas: readonly string[], id: string) => Promise<boolean>

/** A foreign key to another noun's record, described by the noun that has the key. */
export type Referencia = {
  coluna: AnyPgColumn
  /** Absent when the reference never prevents a deletion. */
  prende?: Prende
  alheio?: Alheio
}

const registradas: Referencia[] = []

export const registrarReferencias = (referencias: readonly Referencia[]) => {
  registradas.push(...referencias)
}

const alvoDe = (coluna: AnyPgColumn) =>
  getTableConfig(coluna.table as PgTable)
    .foreignKeys.map((chave) => chave.reference())
    .find(({ columns }) => columns.length === 1 && columns[0]?.name === coluna.name)?.foreignTable

const referenciasA = (tabela: PgTable) => registradas.filter(({ coluna }) => alvoDe(coluna) === tabela)

/**
 * The registered keys, such as "plano_canal.canal_venda_id". A test compares them with PostgreSQL's foreign
 * keys.
 */
export const chavesRegistradas = () =>
  registradas.map(({ coluna }) => `${getTableName(coluna.table)}.${coluna.name}`)

/** Where this record is still used. */
export const usosDe = async (db: Db, quem: Pessoa, tabela: PgTable, id: string): Promise<Uso[]> => {
  const usos: Uso[] = []
  for (const { prende } of referenciasA(tabela))
    if (prende) usos.push({ um: prende.um, varios: prende.varios, nomes: await prende.nomes(db, quem, id) })
  return usos
}

/**
 * Some records belong to no company, but changing one changes everything that uses it. People who have only
 * some companies may change it while everything that uses it is theirs. Called with the row locked, so that
 * nothing else starts to use it meanwhile.
 */
export const exigirSemAlheios = async (
  onde: string,
  db: Db,
  { empresas }: Pessoa,
  tabela: PgTable,
  id: string,
) => {
  if (empresas === null) return
  for (const { alheio } of referenciasA(tabela))
    if (await alheio?.(db, empresas, id))
      throw semPermissao(`${onde} de empresas que não são suas: só quem tem todas elas pode mudá-lo`)
}
