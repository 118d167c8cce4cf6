import { expect, test } from 'vitest'
import { TRAVA_DOS_ARQUIVOS } from '#infra/backup/travas.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { apagarDepoisDoBackup } from './apagar-depois.ts'

const s = usarServidor()

const anotados = async (chave: string) =>
  (
    await s().pool.query<{ depois: boolean }>(
      `select start_after > now() + interval '1 minute' as depois from pgboss.job
       where name = 'sobra_de_arquivo' and state = 'created' and data ->> 'chave' = $1`,
      [chave],
    )
  ).rows

test('enquanto há um backup nenhum arquivo some; depois, a fila o apaga', async () => {
  const storage = apagarDepoisDoBackup(s().storage, s().db, s().enfileirar)
  const chave = await storage.gravar([Buffer.from('documento')], 9)
  const backup = await s().pool.connect()
  try {
    await backup.query('begin')
    await backup.query('select pg_advisory_xact_lock($1)', [TRAVA_DOS_ARQUIVOS])
    await storage.apagar(chave)
    expect(await storage.existe(chave)).toBe(true)
    expect(await anotados(chave)).toEqual([{ depois: true }])
  } finally {
    await backup.query('commit')
    backup.release()
  }
  await s().pool.query(`update pgboss.job set start_after = now() where data ->> 'chave' = $1`, [chave])
  await expect.poll(() => storage.existe(chave)).toBe(false)
})

test('sem backup, apaga na hora e não anota nada', async () => {
  const storage = apagarDepoisDoBackup(s().storage, s().db, s().enfileirar)
  const chave = await storage.gravar([Buffer.from('documento')], 9)
  await storage.apagar(chave)
  expect(await storage.existe(chave)).toBe(false)
  expect(await anotados(chave)).toEqual([])
})
