import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { emProcesso } from './processo.ts'

/** A program that does this with the bytes it gets. */
const programa = async (aoReceber: string) => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-processo-'))
  onTestFinished(() => rm(pasta, { recursive: true }))
  const arquivo = path.join(pasta, 'programa.mjs')
  await writeFile(
    arquivo,
    `process.on('message', (bytes) => { ${aoReceber} })
     process.once('disconnect', () => process.exit())
     process.send('pronto')`,
  )
  return pathToFileURL(arquivo)
}
const OPCOES = { segundos: 30, ociosoMs: 60_000 }
const DIZ_QUEM_E = 'process.send({ pid: process.pid, tamanho: bytes.length, chave: process.env.CANARIO })'
type Dito = { pid: number; tamanho: number; chave?: string }

test('um processo serve a vários arquivos, um de cada vez, sem conhecer os segredos deste', async () => {
  process.env.CANARIO = 'segredo'
  onTestFinished(() => {
    delete process.env.CANARIO
  })
  const ler = emProcesso<Dito>(await programa(DIZ_QUEM_E), OPCOES)
  const ditos = await Promise.all([ler(new Uint8Array(3)), ler(new Uint8Array(5))])
  expect(ditos.map((dito) => dito?.tamanho)).toEqual([3, 5])
  expect(new Set(ditos.map((dito) => dito?.pid)).size).toBe(1)
  expect(ditos[0]?.pid).not.toBe(process.pid)
  expect(ditos[0]?.chave).toBeUndefined()
})

test('o arquivo que o mata ou o prende não se lê, e o seguinte ganha outro processo', async () => {
  const ler = emProcesso<Dito>(
    await programa(`
      if (bytes.length === 1) process.abort()
      if (bytes.length === 2) for (;;) {}
      ${DIZ_QUEM_E}`),
    { segundos: 1, ociosoMs: 60_000 },
  )
  expect(await ler(new Uint8Array(1))).toBeNull()
  expect(await ler(new Uint8Array(2))).toBeNull()
  expect(await ler(new Uint8Array(9))).toMatchObject({ tamanho: 9 })
})

test('o que não inicia é falha nossa, e a próxima tentativa é outra', async () => {
  const ler = emProcesso<Dito>(new URL('file:///nao/existe.mjs'), OPCOES)
  await expect(ler(new Uint8Array(1))).rejects.toThrow('não iniciou')
  await expect(ler(new Uint8Array(1))).rejects.toThrow('não iniciou')
})
