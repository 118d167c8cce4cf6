import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ligarS3DeTeste } from '#testes/s3.ts'
import { abrirStorage } from './abrir.ts'
import type { Storage } from './storage.ts'

const QUADRO = 64 * 1024

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'chave-de-teste')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'segredo-de-teste')
})
afterAll(() => vi.unstubAllEnvs())

let s3: Awaited<ReturnType<typeof ligarS3DeTeste>>
let storage: Storage
beforeEach(async () => {
  s3 = await ligarS3DeTeste()
  storage = await abrirStorage(s3.url, Buffer.alloc(32, 9))
})
afterEach(() => s3.desligar())

const guardar = (bytes: Buffer) => storage.gravar([bytes], bytes.length)
const cronometrar = async (acao: Promise<unknown>) => {
  const inicio = performance.now()
  await acao
  return performance.now() - inicio
}

test('grava, lê inteiro e em trechos, confere e apaga', async () => {
  const bytes = randomBytes(2 * QUADRO + 9)
  const chave = await guardar(bytes)
  expect((await buffer(await storage.ler(chave))).equals(bytes)).toBe(true)
  const trecho = await buffer(await storage.ler(chave, { inicio: QUADRO - 2, fim: QUADRO + 2 }))
  expect(trecho.equals(bytes.subarray(QUADRO - 2, QUADRO + 3))).toBe(true)
  const fim = await buffer(await storage.ler(chave, { inicio: 2 * QUADRO + 1, fim: 2 * QUADRO + 8 }))
  expect(fim.equals(bytes.subarray(-8))).toBe(true)
  expect(await storage.existe(chave)).toBe(true)
  await storage.apagar(chave)
  expect(await storage.existe(chave)).toBe(false)
})

test('o balde só vê bytes cifrados, na pasta da URL', async () => {
  const chave = await guardar(Buffer.from('CANARIO '.repeat(20_000)))
  expect([...s3.objetos.keys()]).toEqual([`/balde/anexos/${chave}`])
  expect(s3.objetos.get(`/balde/anexos/${chave}`)?.includes('CANARIO')).toBe(false)
})

test('um objeto que sumiu é falha nossa, dita sem detalhes', async () => {
  await expect(storage.ler('0'.repeat(32))).rejects.toMatchObject({ status: 500, codigo: 'ARQUIVO_AUSENTE' })
})

test('servidor fora do ar: 503 em menos de 5 s', async () => {
  await s3.desligar()
  const recusado = expect(guardar(randomBytes(100))).rejects.toMatchObject({ status: 503 })
  expect(await cronometrar(recusado)).toBeLessThan(5_000)
})

test('servidor que aceita e não responde: 503 em menos de 5 s, para gravar e para ler', {
  tags: ['demorado'],
}, async () => {
  s3.emudecer()
  const recusados = Promise.all([
    expect(guardar(randomBytes(300_000))).rejects.toMatchObject({ status: 503, codigo: 'INDISPONIVEL' }),
    expect(storage.ler('0'.repeat(32))).rejects.toMatchObject({ status: 503 }),
    expect(storage.existe('0'.repeat(32))).rejects.toMatchObject({ status: 503 }),
  ])
  expect(await cronometrar(recusados)).toBeLessThan(5_000)
})
