// @module-tag demorado
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { abrirArquivo } from '#infra/arquivo/arquivo.queries.ts'
import { abrirStorage } from '#infra/storage/abrir.ts'
import { CHAVE_DE_TESTE, usarServidor } from '#testes/ambiente.ts'
import { urlDoBanco } from '#testes/comandos-de-backup.ts'
import { ligarS3DeTeste } from '#testes/s3.ts'

vi.stubEnv('AWS_ACCESS_KEY_ID', 'chave-de-teste')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'segredo-de-teste')
const s3 = await ligarS3DeTeste()
afterAll(s3.desligar)
const s = usarServidor()

const COMANDO = fileURLToPath(new URL('../../../scripts/recifrar.mjs', import.meta.url))
const COMPILADOS = fileURLToPath(new URL('../../../.cache/node', import.meta.url))
const nova = randomBytes(32)

/** `npm run recifrar`, as a process of its own. */
const recifrar = (STORAGE_URL: string, CHAVES_ARQUIVOS_ANTIGAS: string) =>
  promisify(execFile)(process.execPath, [COMANDO], {
    env: {
      NODE_COMPILE_CACHE: COMPILADOS,
      ...process.env,
      ...{ DATABASE_URL: urlDoBanco(s().conexao), DATA_DIR: s().env.dataDir, STORAGE_URL },
      ...{ CHAVE_MESTRA: CHAVE_DE_TESTE.toString('base64url'), CHAVE_ARQUIVOS: nova.toString('base64url') },
      CHAVES_ARQUIVOS_ANTIGAS,
    },
  }).then(
    ({ stdout }) => ({ codigo: 0, dito: stdout }),
    ({ code, stdout, stderr }) => ({ codigo: code as number, dito: `${stdout}${stderr}` }),
  )

/** Three files of the master key, which is the usual case before a key of its own is set. */
const guardarTres = async (url: string) => {
  const partes = { storage: await abrirStorage(url, CHAVE_DE_TESTE), enfileirar: s().enfileirar }
  const guardados: { id: string; bytes: Buffer }[] = []
  for (const tamanho of [10, 70_000, 150_000]) {
    const bytes = randomBytes(tamanho)
    const novo = { conteudo: [bytes], tamanho, mime: 'application/pdf', publico: false }
    const { id } = await guardarArquivo({ db: s().db, sistema: 'ensaio' }, partes, novo)
    guardados.push({ id, bytes })
  }
  return guardados
}
const abrem = async (url: string, chave: Buffer, guardados: Awaited<ReturnType<typeof guardarTres>>) => {
  const storage = await abrirStorage(url, chave)
  for (const { id, bytes } of guardados) {
    const { conteudo } = await abrirArquivo(s().db, storage, id)
    expect((await buffer(conteudo)).equals(bytes)).toBe(true)
  }
}

test('o comando, na pasta: sem a chave antiga diz o que não abriu e não estraga nada; com ela, troca a de todos', async () => {
  const url = s().env.storageUrl
  const guardados = await guardarTres(url)
  const sem = await recifrar(url, '')
  expect(sem).toMatchObject({
    codigo: 1,
    dito: expect.stringMatching(/^3 não abriram com nenhuma das chaves/m),
  })
  await abrem(url, CHAVE_DE_TESTE, guardados)
  const com = await recifrar(url, 'mestra')
  expect(com.dito).toMatch(/^Fim: 3 arquivos, 3 recifrados agora\.\nNenhum arquivo precisa mais de/m)
  expect(com.codigo).toBe(0)
  await abrem(url, nova, guardados)
  await s().pool.query('delete from arquivo where id <> $1', [guardados[0]?.id])
  expect((await recifrar(url, '')).dito).toMatch(/^Fim: 1 arquivo, 0 recifrados agora\./m)
  await s().pool.query('delete from arquivo')
})

test('o comando, com S3: os objetos passam à chave nova', async () => {
  const guardados = await guardarTres(s3.url)
  expect(await recifrar(s3.url, 'mestra')).toMatchObject({
    codigo: 0,
    dito: expect.stringMatching(/^Fim: 3 arquivos, 3 recifrados agora\./m),
  })
  await abrem(s3.url, nova, guardados)
  expect(s3.objetos.size).toBe(3)
})
