import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PASTA_DAS_MIGRACOES } from '#infra/db/migrar.ts'
import { criarBancoVazio } from './banco.ts'

/** A database as it stood before the migration with this name. */
export const bancoAntesDe = async (nome: string) => {
  const banco = await criarBancoVazio()
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-migracoes-'))
  await cp(PASTA_DAS_MIGRACOES, pasta, { recursive: true })
  const diario = path.join(pasta, 'meta', '_journal.json')
  const { entries, ...resto } = JSON.parse(await readFile(diario, 'utf8'))
  const quantas = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(nome))
  if (quantas < 1) throw new Error(`nenhuma migração se chama ${nome}`)
  await writeFile(diario, JSON.stringify({ ...resto, entries: entries.slice(0, quantas) }))
  await migrate(drizzle({ client: banco.pool }), { migrationsFolder: pasta })
  await rm(pasta, { recursive: true, force: true })
  return banco
}
