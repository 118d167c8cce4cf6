import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { endpoint } from '@balcao/contract/base/endpoint'
import { eq, sql } from 'drizzle-orm'
import fastify from 'fastify'
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { abrirStorage } from '#infra/storage/abrir.ts'
import { CHAVE_DE_TESTE, usarServidor } from '#testes/ambiente.ts'
import { excluirArquivo, guardarArquivo } from './arquivo.commands.ts'
import { abrirArquivo } from './arquivo.queries.ts'
import { arquivo } from './arquivo.table.ts'
import { recifrarArquivos } from './recifrar.commands.ts'

const s = usarServidor()

const CANARIO = '%PDF-1.7 contrato do canário '
const pdf = () => Buffer.concat([Buffer.from(CANARIO), randomBytes(150_000)])

async function* emPedacos(bytes: Buffer, tamanho = 7_001) {
  for (let i = 0; i < bytes.length; i += tamanho) yield bytes.subarray(i, i + tamanho)
}
const privado = (bytes: Buffer, conteudo: AsyncIterable<Uint8Array> = emPedacos(bytes)) => ({
  conteudo,
  tamanho: bytes.length,
  mime: 'application/pdf',
  publico: false,
})
const sistema = () => ({ db: s().db, sistema: 'contrato gerado' })
const guardar = (bytes: Buffer, junto?: Parameters<typeof guardarArquivo>[3]) =>
  guardarArquivo(sistema(), s(), privado(bytes), junto)

const guardados = async () => {
  const nomes = await readdir(path.join(s().env.dataDir, 'arquivos'), { recursive: true })
  return nomes.filter((nome) => /[0-9a-f]{32}$/.test(nome)).sort()
}
const rastro = (id: string) => s().db.select().from(auditoria).where(eq(auditoria.entidade_id, id))

/** As if the two hours had passed: every note about a key is looked at now. */
const passarOPrazo = async () => {
  await s().pool.query(`update pgboss.job set start_after = now() where name = 'sobra_de_arquivo'`)
  const abertos = `select count(*)::integer as n from pgboss.job
    where name = 'sobra_de_arquivo' and state <> 'completed'`
  await expect.poll(async () => (await s().pool.query(abertos)).rows[0].n).toBe(0)
}

test('o que se pede e ninguém lê não fica aberto', async () => {
  const { id } = await guardar(pdf())
  const ler = vi.fn(s().storage.ler)
  const { mime, conteudo } = await abrirArquivo(s().db, { ...s().storage, ler }, id)
  expect([mime, ler.mock.calls.length]).toEqual(['application/pdf', 0])
  await buffer(conteudo)
  expect(ler).toHaveBeenCalledOnce()
})

test('um PDF privado que o sistema guardou volta byte por byte, e não é de pessoa nenhuma', async () => {
  const bytes = pdf()
  const guardado = await guardar(bytes)
  expect(guardado).toMatchObject({
    criado_por: null,
    publico: false,
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  expect(await rastro(guardado.id)).toMatchObject([
    { acao: 'CRIAR', autor: 'SISTEMA', autor_nome: 'contrato gerado' },
  ])
  const { mime, tamanho, conteudo } = await abrirArquivo(s().db, s().storage, guardado.id)
  expect([mime, tamanho]).toEqual(['application/pdf', bytes.length])
  expect((await buffer(conteudo)).equals(bytes)).toBe(true)
})

test('no disco ele não se reconhece, e o endereço das imagens não o serve', async () => {
  const { id, chave } = await guardar(pdf())
  const noDisco = await readFile(path.join(s().env.dataDir, 'arquivos', chave.slice(0, 2), chave))
  expect(noDisco.includes(CANARIO)).toBe(false)
  expect((await s().app.inject(`/_img/_/${id}`)).statusCode).toBe(404)
})

test('a rota de um substantivo o entrega como anexo, com o tipo e o tamanho dele', async () => {
  const bytes = pdf()
  const { id } = await guardar(bytes)
  const deps = { db: s().db, autenticar: async () => null }
  const app = Object.assign(fastify(), { endpoints: [], deps }) as unknown as Servidor
  const baixar = endpoint({
    method: 'GET',
    path: '/contrato',
    permissao: 'publica',
    resumo: 'Baixar o contrato',
    resposta: { arquivo: 'application/octet-stream' },
  })
  rota(app, baixar, (_, { db }) => abrirArquivo(db, s().storage, id))
  const { headers, rawPayload } = await app.inject('/api/contrato')
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': 'attachment',
  })
  expect(rawPayload.equals(bytes)).toBe(true)
})

test('o que falha na transação não deixa registro nem arquivo', async () => {
  const [antes, registros] = [await guardados(), await s().db.$count(arquivo)]
  const guardadoAli: string[] = []
  const falha = guardar(pdf(), async (db, { id, chave }) => {
    guardadoAli.push(chave)
    expect(await s().storage.existe(chave)).toBe(true)
    await db.execute(sql`update arquivo set publico = true where id = ${id}`)
    throw new Error('a venda mudou')
  })
  await expect(falha).rejects.toThrow('a venda mudou')
  expect(guardadoAli).toHaveLength(1)
  expect(await guardados()).toEqual(antes)
  expect(await s().db.$count(arquivo)).toBe(registros)
})

test('o que vai junto entra na mesma transação', async () => {
  const { id } = await guardar(pdf(), async (db, guardado) => {
    await db.update(arquivo).set({ mime: 'application/x-junto' }).where(eq(arquivo.id, guardado.id))
  })
  expect((await abrirArquivo(s().db, s().storage, id)).mime).toBe('application/x-junto')
})

test('um conteúdo que se interrompe ou não tem o tamanho anunciado não deixa nada', async () => {
  const antes = await guardados()
  const bytes = pdf()
  async function* interrompido() {
    yield bytes.subarray(0, 80_000)
    throw new Error('a conexão caiu')
  }
  const tentar = (conteudo: AsyncIterable<Uint8Array>) =>
    guardarArquivo(sistema(), s(), privado(bytes, conteudo))
  await expect(tentar(interrompido())).rejects.toThrow('a conexão caiu')
  await expect(tentar(emPedacos(bytes.subarray(1)))).rejects.toThrow('tamanho anunciado')
  expect(await guardados()).toEqual(antes)
})

test('dentro de outra transação, que poderia desfazê-lo sem o arquivo, é recusado', async () => {
  const antes = await guardados()
  const dentro = s().db.transaction((db) => guardarArquivo({ ...sistema(), db }, s(), privado(pdf())))
  await expect(dentro).rejects.toThrow('abre a própria transação')
  expect(await guardados()).toEqual(antes)
})

test('o que um programa deixou ao morrer antes do registro é varrido; o que tem registro fica', async () => {
  const bytes = pdf()
  const { id } = await guardar(bytes)
  const orfa = await s().storage.gravar([bytes], bytes.length, (chave) =>
    s().enfileirar(s().db, 'sobra_de_arquivo', { chave }, { daquiASegundos: 7200 }),
  )
  expect(await s().storage.existe(orfa)).toBe(true)
  await passarOPrazo()
  expect(await s().storage.existe(orfa)).toBe(false)
  const { conteudo } = await abrirArquivo(s().db, s().storage, id)
  expect((await buffer(conteudo)).equals(bytes)).toBe(true)
})

test('guardar anota a chave antes do primeiro byte, para duas horas depois', async () => {
  const anotadas = async () =>
    (
      await s().pool.query(`select start_after - now() > interval '1 hour' as depois from pgboss.job
        where name = 'sobra_de_arquivo' and state = 'created'`)
    ).rows
  const antes = await anotadas()
  async function* espiando() {
    expect(await anotadas()).toEqual([...antes, { depois: true }])
    yield Buffer.from('x')
  }
  await guardarArquivo(sistema(), s(), privado(Buffer.from('x'), espiando()))
})

test('excluir tira o registro agora e o arquivo depois de salvo; desfeito, não tira nada', async () => {
  const { id, chave } = await guardar(pdf())
  const desfeita = s().db.transaction(async (db) => {
    await excluirArquivo({ ...sistema(), db }, s().enfileirar, id)
    throw new Error('desfeita')
  })
  await expect(desfeita).rejects.toThrow('desfeita')
  await passarOPrazo()
  expect(await s().storage.existe(chave)).toBe(true)

  await excluirArquivo(sistema(), s().enfileirar, id)
  await expect(abrirArquivo(s().db, s().storage, id)).rejects.toMatchObject({ status: 404 })
  await expect.poll(() => s().storage.existe(chave)).toBe(false)
  expect((await rastro(id)).map((l) => l.acao).sort()).toEqual(['CRIAR', 'EXCLUIR'])
})

test('o que não existe não se abre nem se exclui', async () => {
  const ausente = { status: 404 }
  await expect(abrirArquivo(s().db, s().storage, v7())).rejects.toMatchObject(ausente)
  await expect(excluirArquivo(sistema(), s().enfileirar, v7())).rejects.toMatchObject(ausente)
})

test('com outra chave, todos são recifrados uma vez, e depois dispensam a antiga', async () => {
  const nova = Buffer.alloc(32, 3)
  const bytes = pdf()
  const { id, chave } = await guardar(bytes)
  const passageiro = await s().storage.gravar([bytes], bytes.length)
  const ambas = await abrirStorage(s().env.storageUrl, nova, [CHAVE_DE_TESTE])
  const destes = `select chave from arquivo where chave = '${chave}'`
  const ausente = '0'.repeat(32)
  const fontes = [
    { consulta: `${destes} union select '${ausente}'`, certo: true },
    { consulta: `select '${passageiro}' as chave union select '${ausente}'`, certo: false },
  ]
  const sem: string[] = []
  const recifrar = () =>
    recifrarArquivos(s().db, ambas, fontes, { avisar: (qual) => sem.push(qual), andamento: () => {} })
  expect(await recifrar()).toEqual({ vistos: 4, recifrados: 1, falhas: 1, passageiros: 1 })
  expect(sem).toEqual([ausente])
  const soANova = await abrirStorage(s().env.storageUrl, nova)
  const { conteudo } = await abrirArquivo(s().db, soANova, id)
  expect((await buffer(conteudo)).equals(bytes)).toBe(true)
  expect(await recifrar()).toMatchObject({ recifrados: 0 })
  await ambas.apagar(chave)
})
