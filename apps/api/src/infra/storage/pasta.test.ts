import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { abrirStorage } from './abrir.ts'
import type { Storage } from './storage.ts'

const CHAVE_MESTRA = Buffer.alloc(32, 9)
const QUADRO = 64 * 1024

let pasta: string
let storage: Storage
beforeEach(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'balcao # com espaço-'))
  storage = await abrirStorage(`file:${pasta}`, CHAVE_MESTRA)
})
afterEach(() => rm(pasta, { recursive: true, force: true }))

const noDisco = (chave: string) => path.join(pasta, chave.slice(0, 2), chave)
const guardar = (bytes: Buffer) => storage.gravar([bytes], bytes.length)
const lerTudo = async (...args: Parameters<Storage['ler']>) => buffer(await storage.ler(...args))

test.each([0, 1, QUADRO - 1, QUADRO, QUADRO + 1, 3 * QUADRO + 7])(
  'devolve os mesmos %i bytes que recebeu',
  async (tamanho) => {
    const bytes = randomBytes(tamanho)
    expect((await lerTudo(await guardar(bytes))).equals(bytes)).toBe(true)
  },
)

test('lê só o trecho pedido, dentro de um quadro ou através de vários', async () => {
  const bytes = randomBytes(3 * QUADRO + 100)
  const chave = await guardar(bytes)
  const trechos = [
    [0, 0],
    [10, 20],
    [QUADRO - 1, QUADRO],
    [5, 2 * QUADRO + 5],
    [3 * QUADRO, 3 * QUADRO + 99],
  ] as const
  for (const [inicio, fim] of trechos)
    expect((await lerTudo(chave, { inicio, fim })).equals(bytes.subarray(inicio, fim + 1))).toBe(true)
})

test('aceita o conteúdo em pedaços de qualquer tamanho', async () => {
  const bytes = randomBytes(2 * QUADRO + 3)
  const pedacos = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, i) =>
    bytes.subarray(i * 777, (i + 1) * 777),
  )
  expect((await lerTudo(await storage.gravar(pedacos, bytes.length))).equals(bytes)).toBe(true)
})

test('no disco nada se reconhece, e só o dono lê', async () => {
  const chave = await guardar(Buffer.from('CANARIO '.repeat(20_000)))
  expect((await readFile(noDisco(chave))).includes('CANARIO')).toBe(false)
  expect((await stat(noDisco(chave))).mode & 0o777).toBe(0o600)
})

test('apaga, e apagar de novo não é erro', async () => {
  const chave = await guardar(Buffer.from('a'))
  expect(await storage.existe(chave)).toBe(true)
  await storage.apagar(chave)
  await storage.apagar(chave)
  expect(await storage.existe(chave)).toBe(false)
  await expect(storage.ler(chave)).rejects.toMatchObject({ status: 500, codigo: 'ARQUIVO_AUSENTE' })
})

describe('o que foi mexido não abre', () => {
  const bytes = randomBytes(2 * QUADRO + 50)

  test('um bit trocado', async () => {
    const chave = await guardar(bytes)
    const cifrado = await readFile(noDisco(chave))
    cifrado.writeUInt8(cifrado.readUInt8(100) ^ 1, 100)
    await writeFile(noDisco(chave), cifrado)
    await expect(lerTudo(chave)).rejects.toThrow('adulterado')
  })

  test('um arquivo cortado entre dois quadros', async () => {
    const chave = await guardar(bytes)
    await truncate(noDisco(chave), 2 * (QUADRO + 16))
    await expect(lerTudo(chave)).rejects.toThrow('adulterado')
  })

  test('um arquivo no lugar de outro', async () => {
    const [uma, outra] = [await guardar(bytes), await guardar(bytes)]
    await writeFile(noDisco(uma), await readFile(noDisco(outra)))
    await expect(lerTudo(uma)).rejects.toThrow('adulterado')
  })

  test('com outra chave mestra', async () => {
    const chave = await guardar(bytes)
    const estranho = await abrirStorage(`file:${pasta}`, Buffer.alloc(32, 1))
    await expect(buffer(await estranho.ler(chave))).rejects.toThrow('adulterado')
  })
})

test('um envio interrompido não deixa arquivo', async () => {
  await expect(storage.gravar([Buffer.alloc(10)], 11)).rejects.toThrow('tamanho')
  await expect(storage.gravar([Buffer.alloc(12)], 11)).rejects.toThrow('tamanho')
  expect(await readdir(pasta)).toEqual(['provisorios'])
  expect(await readdir(path.join(pasta, 'provisorios'))).toEqual([])
})

test('ao abrir, varre o que um processo morto deixou, mas não um envio em curso', async () => {
  const provisorios = path.join(pasta, 'provisorios')
  const ha11Minutos = Date.now() / 1000 - 11 * 60
  await writeFile(path.join(provisorios, 'velho'), 'x')
  await utimes(path.join(provisorios, 'velho'), ha11Minutos, ha11Minutos)
  await writeFile(path.join(provisorios, 'novo'), 'x')
  await abrirStorage(`file:${pasta}`, CHAVE_MESTRA)
  expect(await readdir(provisorios)).toEqual(['novo'])
})

test.each(['../../etc/passwd', 'a/b', '', `${'a'.repeat(31)}\0`])(
  'uma chave que não saiu daqui é recusada: %j',
  async (chave) => {
    await expect(async () => storage.ler(chave)).rejects.toThrow('malformada')
  },
)

describe('outra chave', () => {
  const NOVA = Buffer.alloc(32, 5)
  const abrirCom = (atual: Buffer, ...antigas: Buffer[]) => abrirStorage(`file:${pasta}`, atual, antigas)
  const bytes = randomBytes(2 * QUADRO + 50)

  test('com a antiga ao lado, o que havia ainda se lê, inteiro e em trechos; o novo só usa a nova', async () => {
    const antigo = await guardar(bytes)
    const ambas = await abrirCom(NOVA, CHAVE_MESTRA)
    expect((await buffer(await ambas.ler(antigo))).equals(bytes)).toBe(true)
    const trecho = await buffer(await ambas.ler(antigo, { inicio: QUADRO + 3, fim: QUADRO + 9 }))
    expect(trecho.equals(bytes.subarray(QUADRO + 3, QUADRO + 10))).toBe(true)
    const novo = await ambas.gravar([bytes], bytes.length)
    await expect(lerTudo(novo)).rejects.toThrow('outra chave')
    const soANova = await abrirCom(NOVA)
    expect((await buffer(await soANova.ler(novo))).equals(bytes)).toBe(true)
    await expect(buffer(await soANova.ler(antigo))).rejects.toThrow('outra chave')
  })

  test.each([0, 1, QUADRO, 2 * QUADRO + 50])(
    'recifrados no lugar, %i bytes dispensam a antiga; de novo, nada muda',
    async (tamanho) => {
      const conteudo = bytes.subarray(0, tamanho)
      const chave = await guardar(conteudo)
      const ambas = await abrirCom(NOVA, CHAVE_MESTRA)
      expect(await ambas.recifrar(chave)).toBe(true)
      expect(await ambas.recifrar(chave)).toBe(false)
      const soANova = await abrirCom(NOVA)
      expect((await buffer(await soANova.ler(chave))).equals(conteudo)).toBe(true)
      await expect(lerTudo(chave)).rejects.toThrow('outra chave')
    },
  )

  test('um processo morto no meio não atrapalha a tentativa seguinte, e o que não abre fica como estava', async () => {
    const [chave, estragada] = [await guardar(bytes), await guardar(bytes)]
    await writeFile(path.join(pasta, 'provisorios', chave), bytes.subarray(0, 100))
    const cifrado = await readFile(noDisco(estragada))
    cifrado.writeUInt8(cifrado.readUInt8(2 * QUADRO + 40) ^ 1, 2 * QUADRO + 40)
    await writeFile(noDisco(estragada), cifrado)
    const ambas = await abrirCom(NOVA, CHAVE_MESTRA)
    expect(await ambas.recifrar(chave)).toBe(true)
    await expect(ambas.recifrar(estragada)).rejects.toThrow('adulterado')
    expect((await readFile(noDisco(estragada))).equals(cifrado)).toBe(true)
    expect((await buffer(await ambas.ler(chave))).equals(bytes)).toBe(true)
  })
})
