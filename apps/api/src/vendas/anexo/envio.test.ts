import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tus } from '@balcao/contract/vendas/anexo'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { baixarAnexo, comecar, enviarAnexo, fotoDeRuido, listar, mandarParte, pdf } from './anexo.fabrica.ts'
import { anexo, anexoParte } from './anexo.table.ts'

const s = usarServidor()
const vendedor = async () => (await s().fabrica.pessoa({ grupo: 'Vendedor' })).acesso
const andamento = ({ id, token }: { id: string; token: string }) =>
  s().pedir('GET', `/anexo/envio/${id}`, { token })

test('a foto do celular chega em pé, sem o lugar onde foi tirada, e deixa rastro', async () => {
  const token = await vendedor()
  const venda_id = v7()
  const original = await imagens.deCelular()
  const { status, anexo } = await enviarAnexo(s().pedir, original, { token, venda_id })
  expect(status).toBe(204)
  expect(anexo).toMatchObject({
    ...{ venda_id, tipo: 'DOCUMENTO_FRENTE', nome: 'frente.jpg', versao: 1, atual: true },
    ...{ mime: 'image/jpeg', largura: 30, altura: 40, situacao: 'PRONTO', veredito: 'PENDENTE' },
    usado_em: null,
  })
  expect(await listar(s().pedir, venda_id, token)).toEqual([anexo])
  const bytes = await baixarAnexo(s().app, s().pedir, anexo?.id ?? '', token)
  expect(bytes.includes('CANARIO')).toBe(false)
  const lida = await sharp(bytes).metadata()
  expect([lida.width, lida.height, lida.exif]).toEqual([30, 40, undefined])
  const rastro = await s()
    .db.select()
    .from(auditoria)
    .where(eq(auditoria.entidade_id, anexo?.id ?? ''))
  expect(rastro).toMatchObject([{ entidade: 'anexo', acao: 'CRIAR', autor: 'PESSOA' }])
})

test('no disco o anexo não é uma foto, nem enquanto chega em partes', async () => {
  const token = await vendedor()
  const foto = await fotoDeRuido(1400)
  const { corpo: envio } = await comecar(s().pedir, foto, { token })
  const meio = 1_200_000
  expect((await mandarParte(s().pedir, envio, 0, foto.subarray(0, meio))).status).toBe(204)
  const noDisco = (chave: string) =>
    readFile(path.join(s().env.dataDir, 'arquivos', chave.slice(0, 2), chave))
  const partes = await s().db.select().from(anexoParte).where(eq(anexoParte.envio_id, envio.id))
  expect(partes.length).toBeGreaterThan(0)
  for (const { chave, inicio, tamanho } of partes)
    expect((await noDisco(chave)).includes(foto.subarray(inicio, inicio + Math.min(tamanho, 64)))).toBe(false)

  expect((await mandarParte(s().pedir, envio, meio, foto.subarray(meio))).status).toBe(204)
  const [guardado] = await s()
    .db.select({ chave: arquivo.chave })
    .from(anexo)
    .innerJoin(arquivo, eq(arquivo.id, anexo.arquivo_id))
    .where(eq(anexo.id, envio.id))
  await expect(sharp(await noDisco(guardado?.chave ?? '')).metadata()).rejects.toThrow('unsupported')
  expect(await s().db.select().from(anexoParte).where(eq(anexoParte.envio_id, envio.id))).toEqual([])
})

test('fora do lugar a parte é recusada, e o servidor diz de onde continuar', async () => {
  const token = await vendedor()
  const foto = await imagens.jpeg()
  const { corpo: envio } = await comecar(s().pedir, foto, { token })
  await mandarParte(s().pedir, envio, 0, foto.subarray(0, 100))
  const repetida = await mandarParte(s().pedir, envio, 0, foto.subarray(0, 100))
  expect([repetida.status, repetida.corpo.codigo]).toEqual([409, 'DESLOCAMENTO'])
  const alem = await mandarParte(s().pedir, envio, 200, foto.subarray(200))
  expect(alem.status).toBe(409)
  const passa = await mandarParte(
    s().pedir,
    envio,
    100,
    Buffer.concat([foto.subarray(100), Buffer.from('x')]),
  )
  expect(passa.status).toBe(413)

  const { headers, statusCode } = await s().app.inject({
    method: 'HEAD',
    url: envio.caminho,
    headers: { authorization: `Bearer ${envio.token}`, 'tus-resumable': tus.versao },
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    ...{ 'upload-offset': '100', 'upload-length': String(foto.length), 'tus-resumable': '1.0.0' },
    ...{ 'cache-control': 'no-store', 'upload-expires': expect.stringMatching(/GMT$/) },
  })
  const resto = await mandarParte(s().pedir, envio, 100, foto.subarray(100))
  expect([resto.status, resto.cabecalhos['upload-offset'], resto.texto]).toEqual([
    204,
    String(foto.length),
    '',
  ])
})

test('anunciado de novo, o envio continua de onde estava, com outro token', async () => {
  const token = await vendedor()
  const foto = await imagens.jpeg()
  const dados = { token, id: v7(), venda_id: v7() }
  const { corpo: primeiro } = await comecar(s().pedir, foto, dados)
  await mandarParte(s().pedir, primeiro, 0, foto.subarray(0, 50))
  const { status, corpo: segundo } = await comecar(s().pedir, foto, dados)
  expect([status, segundo.id, segundo.deslocamento]).toEqual([201, dados.id, 50])
  expect((await andamento(primeiro)).status).toBe(404)
  await mandarParte(s().pedir, segundo, 50, foto.subarray(50))
  const { corpo: terceiro } = await comecar(s().pedir, foto, dados)
  expect(terceiro).toMatchObject({ deslocamento: foto.length, anexo: { id: dados.id, versao: 1 } })
  const vazia = await mandarParte(s().pedir, terceiro, foto.length, Buffer.alloc(0))
  expect([vazia.status, vazia.cabecalhos['upload-offset']]).toEqual([204, String(foto.length)])
  const outro = await comecar(s().pedir, foto, { ...dados, venda_id: v7() })
  expect([outro.status, Object.keys(outro.corpo.campos)]).toEqual([422, ['id']])
})

test('o token de um envio não serve para outro, nem o da pessoa para o envio', async () => {
  const token = await vendedor()
  const foto = await imagens.jpeg()
  const [{ corpo: um }, { corpo: outro }] = [
    await comecar(s().pedir, foto, { token }),
    await comecar(s().pedir, foto, { token }),
  ]
  for (const alheio of [um.token, token, 'inventado']) {
    const trocado = { id: outro.id, token: alheio }
    expect((await andamento(trocado)).status).toBe(404)
    expect((await mandarParte(s().pedir, trocado, 0, foto)).status).toBe(404)
    expect((await s().pedir('DELETE', `/anexo/envio/${outro.id}`, { token: alheio })).status).toBe(404)
  }
  expect((await s().pedir('GET', `/anexo/envio/${outro.id}`)).status).toBe(401)
  expect((await s().pedir('GET', `/venda/${um.venda_id}/anexo`, { token: um.token })).status).toBe(401)
})

test('a última parte mandada duas vezes ao mesmo tempo vira um anexo só', async () => {
  const token = await vendedor()
  const foto = await imagens.jpeg()
  const { corpo: envio } = await comecar(s().pedir, foto, { token })
  const respostas = await Promise.all([0, 0, 0].map((inicio) => mandarParte(s().pedir, envio, inicio, foto)))
  expect(respostas.map((r) => r.status).sort()).toEqual([204, 409, 409])
  expect(await listar(s().pedir, envio.venda_id, token)).toHaveLength(1)
  expect((await andamento(envio)).corpo).toMatchObject({ deslocamento: foto.length, anexo: { id: envio.id } })
  expect(await s().db.$count(anexoParte, eq(anexoParte.envio_id, envio.id))).toBe(0)
})

test('quem desiste de um envio não deixa nada', async () => {
  const token = await vendedor()
  const bytes = randomBytes(2_500_000)
  const { corpo: envio } = await comecar(s().pedir, bytes, { token })
  await mandarParte(s().pedir, envio, 0, bytes.subarray(0, 2_000_000))
  const partes = await s().db.select().from(anexoParte).where(eq(anexoParte.envio_id, envio.id))
  const { status } = await s().pedir('DELETE', `/anexo/envio/${envio.id}`, { token: envio.token })
  expect(status).toBe(204)
  expect((await andamento(envio)).status).toBe(404)
  expect(partes.length).toBeGreaterThan(0)
  for (const { chave } of partes) expect(await s().storage.existe(chave)).toBe(false)
})

test('uma substituição guarda a anterior, e a mais nova conta', async () => {
  const token = await vendedor()
  const venda_id = v7()
  for (const bytes of [await imagens.jpeg(), pdf()]) await enviarAnexo(s().pedir, bytes, { token, venda_id })
  await enviarAnexo(s().pedir, pdf(), { token, venda_id, tipo: 'DOCUMENTO_VERSO' })
  const lidos = await listar(s().pedir, venda_id, token)
  expect(lidos.map(({ tipo, versao, atual, mime }) => [tipo, versao, atual, mime])).toEqual([
    ['DOCUMENTO_FRENTE', 2, true, 'application/pdf'],
    ['DOCUMENTO_FRENTE', 1, false, 'image/jpeg'],
    ['DOCUMENTO_VERSO', 1, true, 'application/pdf'],
  ])
  const [nova] = lidos
  expect((await s().pedir('DELETE', `/anexo/${nova?.id}`, { token })).status).toBe(200)
  expect((await listar(s().pedir, venda_id, token)).map(({ tipo }) => tipo)).toEqual(['DOCUMENTO_VERSO'])
})

test('um nome com pasta ou quebra de linha é só um nome', async () => {
  const token = await vendedor()
  for (const [dado, lido] of [
    ['../../etc/passwd', 'passwd'],
    ['C:\\fotos\\rg.jpg', 'rg.jpg'],
    ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie: x.jpg'],
    ['', 'arquivo'],
  ] as const) {
    const { anexo } = await enviarAnexo(s().pedir, await imagens.jpeg(), { token, nome: dado })
    expect(anexo?.nome).toBe(lido)
    const { corpo } = await s().pedir('POST', `/anexo/${anexo?.id}/endereco`, { token })
    const { headers } = await s().app.inject(corpo.endereco)
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/)
    expect(headers['set-cookie']).toBeUndefined()
  }
})
