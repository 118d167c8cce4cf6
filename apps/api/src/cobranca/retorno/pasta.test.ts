import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { arquivoDaAmostra } from '#cobranca/cnab/amostras.fabrica.ts'
import { usarRetornos } from '#testes/usar-retornos.ts'
import { lerPastaDeRetornos } from './pasta.commands.ts'
import { paraCadaRetorno, prepararPastaDeRetornos } from './pasta.ts'

const { s, daAmostra, pedir, pronto } = usarRetornos()
const itau = arquivoDaAmostra('341.ret')
const UM_MINUTO = 60_000

beforeAll(async () => {
  await daAmostra('341')
  await daAmostra('756')
})
beforeEach(() => prepararPastaDeRetornos(s().env.dataDir))

const raiz = () => path.join(s().env.dataDir, 'retornos')
const por = (nome: string, conteudo: string | Buffer) => writeFile(path.join(raiz(), nome), conteudo)
const naPasta = async (...partes: string[]) => (await readdir(path.join(raiz(), ...partes))).sort()
/** As if the clock had gone on: nothing in the folder is still being written. */
const olhar = (daquiA = UM_MINUTO) =>
  lerPastaDeRetornos(
    { db: s().db, storage: s().storage, enfileirar: s().enfileirar, dataDir: s().env.dataDir },
    Date.now() + daquiA,
  )
const retornos = async () => (await pedir('GET', '/retorno')).corpo.itens

test('o que está na pasta é lido como enviado por ninguém, e vai para lidos', async () => {
  await por('CB0101.RET', itau)
  await olhar()
  const [lido] = await retornos()
  expect(lido).toMatchObject({ nome: 'CB0101.RET', criado_por: null })
  expect(await naPasta()).toEqual(['lidos', 'recusados'])
  expect(await naPasta('lidos')).toEqual(['CB0101.RET'])
  await s().enfileirar(s().db, 'retorno_do_banco', { retornoId: lido.id })
  expect(await pronto(lido.id)).toMatchObject({ linhas: 6, lidas: 6 })
})

test('o mesmo arquivo outra vez não é outro retorno, e não toma o lugar do primeiro', async () => {
  await por('CB0101.RET', itau)
  await olhar()
  expect(await retornos()).toHaveLength(1)
  expect(await naPasta('lidos')).toEqual(['CB0101 (2).RET', 'CB0101.RET'])
})

test('o que não serve é posto de lado, com o motivo ao lado', async () => {
  await por('b.ret', itau.subarray(0, 1000))
  await por('c.csv', 'nome;valor')
  await olhar()
  expect(await naPasta('recusados')).toEqual(['b.ret', 'b.ret.txt', 'c.csv', 'c.csv.txt'])
  expect(await readFile(path.join(raiz(), 'recusados', 'b.ret.txt'), 'utf8')).toMatch(/falta o fim/)
  expect(await retornos()).toHaveLength(1)
})

test('o que ainda está sendo escrito, o que está escondido e as pastas ficam onde estão', async () => {
  await por('novo.ret', arquivoDaAmostra('756.ret'))
  await por('.x.ret.part', 'meio')
  await mkdir(path.join(raiz(), 'minha pasta'))
  await olhar(0)
  expect(await naPasta()).toEqual(['.x.ret.part', 'lidos', 'minha pasta', 'novo.ret', 'recusados'])
})

test('duas cópias do programa olham ao mesmo tempo, e cada arquivo é lido uma vez', async () => {
  await Promise.all([olhar(), olhar(), olhar()])
  expect(await retornos()).toHaveLength(2)
  expect(await naPasta('lidos')).toEqual(['CB0101 (2).RET', 'CB0101.RET', 'novo.ret'])
})

test('o que um programa que morreu tinha tomado é lido depois', async () => {
  await por('.lendo-tomado.ret', itau)
  await olhar()
  expect(await naPasta('lidos')).not.toContain('tomado.ret')
  await olhar(60 * UM_MINUTO)
  expect(await naPasta('lidos')).toContain('tomado.ret')
})

test('o de hoje, com o nome do que um programa que morreu tinha tomado, não toma o lugar dele', async () => {
  await por('.lendo-EXTRATO.RET', 'o de ontem')
  await por('EXTRATO.RET', 'o de hoje')
  await olhar()
  await olhar(60 * UM_MINUTO)
  const recusados = (await naPasta('recusados')).filter((nome) => /^EXTRATO.*RET$/.test(nome))
  const lidos = recusados.map((nome) => readFile(path.join(raiz(), 'recusados', nome), 'utf8'))
  expect((await Promise.all(lidos)).sort()).toEqual(['o de hoje', 'o de ontem'])
})

test('o que volta à pasta não toma o lugar do que chegou enquanto era lido', async () => {
  await por('EXTRATO.RET', 'o de ontem')
  await paraCadaRetorno(s().env.dataDir, Date.now() + UM_MINUTO, async (_, { devolver }) => {
    await por('EXTRATO.RET', 'o de hoje')
    await devolver()
  })
  const nomes = (await naPasta()).filter((nome) => nome.startsWith('EXTRATO'))
  const conteudos = nomes.map((nome) => readFile(path.join(raiz(), nome), 'utf8'))
  expect((await Promise.all(conteudos)).sort()).toEqual(['o de hoje', 'o de ontem'])
  for (const nome of nomes) await rm(path.join(raiz(), nome))
})

test('com o banco fora, o arquivo volta à pasta, para a próxima vez', async () => {
  await por('depois.ret', itau)
  await s().pool.query('alter table arquivo rename to arquivo_fora')
  await expect(olhar()).rejects.toThrow()
  await s().pool.query('alter table arquivo_fora rename to arquivo')
  expect(await naPasta()).toContain('depois.ret')
  await olhar()
  expect(await naPasta('lidos')).toContain('depois.ret')
})

test('o arquivo que não pode ser tomado não detém os que vêm depois, e a falha é dita', async () => {
  const comprido = `${'a'.repeat(248)}.ret`
  await por(comprido, itau)
  await por('b-depois.ret', itau)
  await expect(olhar()).rejects.toThrow('ENAMETOOLONG')
  expect(await naPasta('lidos')).toContain('b-depois.ret')
  expect(await naPasta()).toContain(comprido)
})
