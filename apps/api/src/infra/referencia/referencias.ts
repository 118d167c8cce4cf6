import { getTableName } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'

/** "plano", "planos", and their names: what holds a record back from being deleted. */
export type Prende = {
  um: string
  varios: string
  /** As this person may read them. */
  nomes: (db: Db, quem: Pessoa, id: string) => Promise<string[]>
}

/** Whether the record is in others that belong to companies which the person lacks. */
export type Alheio = (db: Db, empresas: readonly string[], id: string) => Promise<boolean>

/** A foreign key to a record of another noun, as the noun that has the key tells it. */
export type Referencia = {
  coluna: AnyPgColumn
  /** Left out by what never holds anything back. */
  prende?: Prende
  alheio?: Alheio
}

const registradas: Referencia[] = []

/** Called once, by `ligacoes.ts`. */
export const registrarReferencias = (referencias: readonly Referencia[]) => {
  registradas.push(...referencias)
}

const alvoDe = (coluna: AnyPgColumn) =>
  getTableConfig(coluna.table as PgTable)
    .foreignKeys.map((chave) => chave.reference())
    .find(({ columns }) => columns.length === 1 && columns[0]?.name === coluna.name)?.foreignTable

const referenciasA = (tabela: PgTable) => registradas.filter(({ coluna }) => alvoDe(coluna) === tabela)

/** What is registered, as "plano_canal.canal_venda_id": a test holds it against PostgreSQL's foreign keys. */
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
 * Some records belong to no company, but changing one changes everything that it is in: who has only some companies
 * may, while all of that is theirs. Asked with the row locked, so that nothing else takes it meanwhile.
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
