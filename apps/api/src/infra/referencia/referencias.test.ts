import { globSync } from 'node:fs'
import path from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { chavesRegistradas } from './referencias.ts'

const s = usarServidor()
const RAIZ = path.join(import.meta.dirname, '..', '..')

/** The noun that each table belongs to: the folder of the file that declares it. */
const donos = async () => {
  const donoDe = new Map<string, string>()
  for (const arquivo of globSync('**/*.table.ts', { cwd: RAIZ })) {
    const modulo: Record<string, unknown> = await import(path.join(RAIZ, arquivo))
    for (const tabela of Object.values(modulo))
      if (is(tabela, PgTable)) donoDe.set(getTableName(tabela), path.dirname(arquivo))
  }
  return donoDe
}

test('cada chave estrangeira entre substantivos tem quem responda por ela', async () => {
  const donoDe = await donos()
  const { rows } = await s().pool.query<{ de: string; coluna: string; para: string }>(
    `select f.conrelid::regclass::text as de, a.attname as coluna, f.confrelid::regclass::text as para
     from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const entreSubstantivos = rows.filter(({ de, para }) => donoDe.get(de) !== donoDe.get(para))
  expect(entreSubstantivos.length).toBeGreaterThan(10)
  expect(chavesRegistradas().sort()).toEqual(
    entreSubstantivos.map(({ de, coluna }) => `${de}.${coluna}`).sort(),
  )
})
