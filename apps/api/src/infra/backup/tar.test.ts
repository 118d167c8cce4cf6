// @module-tag demorado
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usarPasta } from '#testes/comandos-de-backup.ts'
import { conferirBackup } from './abrir.ts'
import { abrirCifra, cifrarBackup, decifrarBackup, TAMANHO_DO_CABECALHO } from './cifra.ts'
import { criarSoma, FORMATO, itensDoManifesto, oQueTraz } from './manifesto.ts'
import { escreverTar, type Item, type ItemLido, lerTar } from './tar.ts'

const em = usarPasta()
const SENHA = 'uma chave para experimentar'

type Simples = { nome: string; bytes: Buffer }
const emItens = async function* (simples: Simples[]): AsyncGenerator<Item> {
  for (const { nome, bytes } of simples) yield { nome, tamanho: bytes.length, conteudo: [bytes] }
}
const emTar = (simples: Simples[]) => buffer(escreverTar(emItens(simples)))
const emPedacos = async function* (bytes: Buffer, tamanho: number) {
  for (let i = 0; i < bytes.length; i += tamanho) yield bytes.subarray(i, i + tamanho)
}
const lido = async (bytes: Buffer, pedaco = 700) => {
  const itens: Simples[] = []
  for await (const { nome, conteudo } of lerTar(emPedacos(bytes, pedaco)))
    itens.push({ nome, bytes: await buffer(conteudo) })
  return itens
}

test('o que se escreve se lê, com qualquer nome e tamanho, em quaisquer pedaços', async () => {
  const nome = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 150 })
    .map((n) => n.replaceAll('\0', '-'))
  const bytes = fc.uint8Array({ maxLength: 1500 }).map((b) => Buffer.from(b))
  const itens = fc.array(fc.record({ nome, bytes }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(itens, fc.integer({ min: 1, max: 2000 }), async (simples, pedaco) => {
      expect(await lido(await emTar(simples), pedaco)).toEqual(simples)
    }),
    { numRuns: 60 },
  )
})

test('o tar do sistema o abre', async () => {
  const longo = `pasta/${'muito '.repeat(30)}longo`
  writeFileSync(
    em('x.tar'),
    await emTar([
      { nome: 'a', bytes: randomBytes(513) },
      { nome: longo, bytes: Buffer.from('oi') },
    ]),
  )
  expect(execFileSync('tar', ['-tf', em('x.tar')], { encoding: 'utf8' })).toBe(`a\n${longo}\n`)
  expect(execFileSync('tar', ['-xOf', em('x.tar'), longo], { encoding: 'utf8' })).toBe('oi')
})

test('um conteúdo que não tem o tamanho anunciado é um erro, não um tar estragado', async () => {
  const curto = async function* (): AsyncGenerator<Item> {
    yield { nome: 'log', tamanho: 5, conteudo: [Buffer.from('oi')] }
  }
  await expect(buffer(escreverTar(curto()))).rejects.toThrow('log mudou de tamanho')
})

test('o que um backup traz é dito no singular e no plural', () => {
  const tabela = (linhas: number) => ({ nome: 'a', colunas: [], linhas })
  const dito = (quantidade: number, ...linhas: number[]) =>
    oQueTraz({ tabelas: linhas.map(tabela), arquivos: { quantidade, ausentes: 0 } })
  expect(dito(1, 1)).toBe('1 linha de 1 tabela, 1 arquivo')
  expect(dito(0, 2, 3)).toBe('5 linhas de 2 tabelas, 0 arquivos')
})

const umBackup = async (formato = FORMATO) => {
  const soma = criarSoma()
  const itens = async function* () {
    for await (const item of emItens([
      { nome: 'banco/public.a/000001.gz', bytes: randomBytes(600) },
      { nome: 'arquivos/f', bytes: randomBytes(90) },
    ]))
      yield soma.passar(item)
    yield* itensDoManifesto({
      ...{ formato, programa: '0', postgres: '18', criado_em: '2026-11-17T12:00:00.000Z' },
      ...{ migracao: { nome: 'm', em: 1 }, tabelas: [], sequencias: [] },
      ...{ arquivos: { quantidade: 1, ausentes: 0 }, partes: soma.partes() },
    })
  }
  return buffer(escreverTar(itens()))
}
const conferido = (itens: () => AsyncGenerator<ItemLido>) => conferirBackup({ cifrado: false, itens })
const passou = (itens: () => AsyncGenerator<ItemLido>) =>
  conferido(itens).then(
    () => true,
    () => false,
  )
const comUmBitTrocado = (bytes: Buffer, lugar: number) => {
  const outro = Buffer.from(bytes)
  outro.writeUInt8(outro.readUInt8(lugar) ^ (1 << (lugar % 8)), lugar)
  return outro
}

describe('o que não é exatamente o que se escreveu é recusado', () => {
  test('sem cifra: cada byte trocado, cada corte, e o que sobra', async () => {
    const bytes = await umBackup()
    expect((await conferido(() => lerTar([bytes]))).programa).toBe('0')
    const passaram: number[] = []
    for (let i = 0; i < bytes.length; i++) {
      if (await passou(() => lerTar([comUmBitTrocado(bytes, i)]))) passaram.push(i)
      if (i % 16 === 0 && (await passou(() => lerTar([bytes.subarray(0, i)])))) passaram.push(i)
    }
    expect(passaram).toEqual([])
    expect(await passou(() => lerTar([bytes, Buffer.alloc(1)]))).toBe(false)
  })

  test('cifrado: outra chave, o começo, qualquer byte, qualquer corte', async () => {
    const bytes = await buffer(cifrarBackup(SENHA, [await umBackup()]))
    expect(bytes.includes('manifesto')).toBe(false)
    const [inicio, corpo] = [bytes.subarray(0, TAMANHO_DO_CABECALHO), bytes.subarray(TAMANHO_DO_CABECALHO)]
    await expect(abrirCifra('outra chave qualquer', inicio)).rejects.toThrow('A chave não é a deste backup')
    await expect(abrirCifra(SENHA, comUmBitTrocado(inicio, 35))).rejects.toThrow(
      'A chave não é a deste backup',
    )
    const chave = await abrirCifra(SENHA, inicio)
    const abrir = (cifrado: Buffer) => () => lerTar(decifrarBackup(chave, [cifrado], cifrado.length))
    expect((await conferido(abrir(corpo))).programa).toBe('0')
    const passaram: number[] = []
    for (let i = 0; i < corpo.length; i += 37) {
      if (await passou(abrir(comUmBitTrocado(corpo, i)))) passaram.push(i)
      if (await passou(abrir(corpo.subarray(0, i)))) passaram.push(i)
    }
    expect(passaram).toEqual([])
  })

  test('o de um programa mais novo, em palavras claras', async () => {
    const bytes = await umBackup(FORMATO + 1)
    await expect(conferido(() => lerTar([bytes]))).rejects.toThrow('um Balcão mais novo que este')
  })
})
