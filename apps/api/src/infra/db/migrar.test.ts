import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { criarBancoVazio } from '#testes/banco.ts'
import { migrar, PASTA_DAS_MIGRACOES } from './migrar.ts'

let banco: Awaited<ReturnType<typeof criarBancoVazio>>
let pasta: string
beforeAll(async () => {
  banco = await criarBancoVazio()
  pasta = await mkdtemp(path.join(tmpdir(), 'balcao-migracoes-'))
  await cp(PASTA_DAS_MIGRACOES, pasta, { recursive: true })
})
afterAll(async () => {
  await banco.apagar()
  await rm(pasta, { recursive: true, force: true })
})

/** The database as it stood before the migration with this name. */
const migrarAteAntesDe = async (pool: pg.Pool, nome: string) => {
  const diario = path.join(pasta, 'meta', '_journal.json')
  const { entries, ...resto } = JSON.parse(await readFile(diario, 'utf8'))
  const anteriores = entries.slice(
    0,
    entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(nome)),
  )
  expect(anteriores.length).toBeGreaterThan(0)
  await writeFile(diario, JSON.stringify({ ...resto, entries: anteriores }))
  await migrate(drizzle({ client: pool }), { migrationsFolder: pasta })
}

test('as linhas antigas da auditoria ganham o seu autor, e continuam sem poder mudar', async () => {
  const { pool } = banco
  await migrarAteAntesDe(pool, 'autor_da_auditoria')
  const ana = '0199f0c2-7d3e-7000-8000-000000000001'
  const inserir = `insert into auditoria (id, usuario_id, usuario_nome, agente, entidade, entidade_id, acao, mudancas)
    values (gen_random_uuid(), $1, $2, $3, 'usuario', gen_random_uuid(), 'EDITAR', '[]')`
  await pool.query(inserir, [ana, 'Ana', 'Firefox'])
  await pool.query(inserir, [null, null, 'fila'])

  await migrar(pool)

  const { rows } = await pool.query(
    'select autor, autor_id, autor_nome, agente from auditoria order by autor',
  )
  expect(rows).toEqual([
    { autor: 'PESSOA', autor_id: ana, autor_nome: 'Ana', agente: 'Firefox' },
    { autor: 'SISTEMA', autor_id: null, autor_nome: null, agente: 'fila' },
  ])
  await expect(pool.query(`update auditoria set autor = 'SISTEMA', autor_id = null`)).rejects.toThrow(
    'a auditoria não se altera',
  )
})
