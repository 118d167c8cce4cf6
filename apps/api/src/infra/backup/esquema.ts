import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { PASTA_DAS_MIGRACOES } from '#infra/db/migrar.ts'
import { BackupInvalido } from './invalido.ts'
import type { Manifesto } from './manifesto.ts'

/** Where the program's tables are: its own, its list of migrations, and its queue. */
export const ESQUEMAS = ['public', 'drizzle', 'pgboss']

type Migracao = Manifesto['migracao']

const nomesDasMigracoes = (): { tag: string; when: number }[] =>
  JSON.parse(readFileSync(path.join(PASTA_DAS_MIGRACOES, 'meta', '_journal.json'), 'utf8')).entries

/** The last migration that a database has. */
export const migracaoDe = async (cliente: Client): Promise<Migracao> => {
  const { rows } = await cliente.query<{ em: string | null }>(
    'select max(created_at) as em from drizzle.__drizzle_migrations',
  )
  const em = Number(rows[0]?.em ?? 0)
  const nome = nomesDasMigracoes().find(({ when }) => when === em)?.tag
  if (!nome)
    throw new Error('O banco é de um Balcão mais novo que este. Atualize o programa e tente de novo.')
  return { nome, em }
}

/** The migrations up to the backup's. What came later runs at the next start, as after any update. */
export const migracoesAte = ({ nome, em }: Migracao): MigrationMeta[] => {
  const nossas = readMigrationFiles({ migrationsFolder: PASTA_DAS_MIGRACOES })
  const ate = nossas.findIndex(({ folderMillis }) => folderMillis === em)
  if (ate === -1)
    throw new BackupInvalido(
      `Este backup foi feito por um Balcão mais novo que este (${nome}). Atualize o programa e tente de novo.`,
    )
  return nossas.slice(0, ate + 1)
}

const COMECO = /^\s*begin;/i
const FIM = /commit;\s*$/i
const VERSAO = /insert into pgboss\.version\(version\) values \('(\d+)'\)/i

/**
 * How the queue's tables are made, by the library that made them: it goes into the backup, because a later program
 * brings another library. That one then brings the tables up to date, as after any update.
 */
export const esquemaDaFila = async (cliente: Client) => {
  const texto = getConstructionPlans('pgboss')
  const { rows } = await cliente.query<{ versao: string }>(
    'select version::text as versao from pgboss.version',
  )
  if (rows[0]?.versao !== VERSAO.exec(texto)?.[1])
    throw new Error(
      'O banco ainda não foi aberto por esta versão do programa. Inicie-o uma vez, e tente de novo.',
    )
  return texto.replace(COMECO, '').replace(FIM, '')
}

const LISTA_DE_MIGRACOES = `create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

/** All tables, as they were when the backup was made, without its rows. */
export const criarEsquema = async (cliente: Client, manifesto: Manifesto, fila: string) => {
  await cliente.query(LISTA_DE_MIGRACOES)
  for (const { sql } of migracoesAte(manifesto.migracao))
    for (const comando of sql) await cliente.query(comando)
  await cliente.query(fila)
}
