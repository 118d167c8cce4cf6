import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { IMAGEM_MAXIMA } from '@balcao/contract/provedor/imagem-envio'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { imagens } from './imagem.fabrica.ts'

const s = usarServidor()

const enviar = async (bytes: Buffer, tipo = 'image/png') =>
  s().pedir('POST', '/arquivo/imagem', {
    corpo: bytes,
    token: (await s().fabrica.pessoa({ grupo: 'Administrador' })).acesso,
    cabecalhos: { 'content-type': tipo },
  })
const baixar = async (url: string) => (await s().app.inject(url)).rawPayload
const total = () => s().db.$count(arquivo)

test('guarda a imagem, diz o endereço e deixa rastro', async () => {
  const { status, corpo } = await enviar(await imagens.png({ largura: 50, altura: 20 }))
  expect(status).toBe(201)
  expect(corpo).toMatchObject({ largura: 50, altura: 20, url: `/_img/_/${corpo.id}` })
  const [registro] = await s().db.select().from(arquivo).where(eq(arquivo.id, corpo.id))
  const bytes = await baixar(corpo.url)
  expect(registro).toMatchObject({ mime: 'image/png', publico: true, tamanho: bytes.length })
  expect(registro?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  const rastro = await s().db.select().from(auditoria).where(eq(auditoria.entidade_id, corpo.id))
  expect(rastro).toMatchObject([{ entidade: 'arquivo', acao: 'CRIAR', autor_nome: expect.any(String) }])
})

test('no disco a imagem não é imagem', async () => {
  const { corpo } = await enviar(await imagens.png())
  const [registro] = await s().db.select().from(arquivo).where(eq(arquivo.id, corpo.id))
  const chave = registro?.chave ?? ''
  const cifrado = await readFile(path.join(s().env.dataDir, 'arquivos', chave.slice(0, 2), chave))
  await expect(sharp(cifrado).metadata()).rejects.toThrow('unsupported')
})

test('a foto de celular fica em pé e perde o lugar onde foi tirada', async () => {
  const original = await imagens.deCelular()
  expect(original.includes('CANARIO')).toBe(true)
  const { corpo } = await enviar(original, 'image/jpeg')
  expect(corpo).toMatchObject({ largura: 30, altura: 40 })
  const bytes = await baixar(corpo.url)
  expect(bytes.includes('CANARIO')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test('acredita no conteúdo, não no tipo declarado', async () => {
  const { status, corpo } = await enviar(await imagens.webp(), 'application/json')
  expect(status).toBe(201)
  expect((await sharp(await baixar(corpo.url)).metadata()).format).toBe('webp')
})

test('AVIF é guardado como WebP', async () => {
  const { corpo } = await enviar(await imagens.avif())
  expect((await sharp(await baixar(corpo.url)).metadata()).format).toBe('webp')
})

test('nada maior do que a tela usa: o resto é reduzido ao guardar', async () => {
  const { corpo } = await enviar(await imagens.jpeg({ largura: 4000, altura: 1000 }))
  expect(corpo).toMatchObject({ largura: 3072, altura: 768 })
})

test('SVG, HTML, GIF, GIF que também é script, PDF e o vazio são recusados', async () => {
  const antes = await total()
  const poliglota = Buffer.concat([Buffer.from('GIF89a=1;alert(1);//'), await imagens.gif()])
  const recusados = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('%PDF-1.7'),
    await imagens.gif(),
    poliglota,
    Buffer.alloc(0),
  ]
  for (const bytes of recusados) {
    const { status, corpo } = await enviar(bytes)
    expect([status, corpo.message]).toEqual([415, 'Envie uma imagem JPEG, PNG, WebP ou AVIF'])
  }
  expect(await total()).toBe(antes)
})

test('imagem cortada, com pixels demais ou grande demais é recusada', async () => {
  const antes = await total()
  const inteira = await imagens.jpeg({ largura: 400, altura: 400 })
  expect((await enviar(inteira.subarray(0, inteira.length / 2))).corpo.codigo).toBe('IMAGEM_DANIFICADA')
  const bomba = await enviar(await imagens.png({ largura: 6000, altura: 5001 }))
  expect([bomba.status, bomba.corpo.codigo]).toEqual([422, 'PIXELS_DEMAIS'])
  expect((await enviar(Buffer.alloc(IMAGEM_MAXIMA + 1))).status).toBe(413)
  expect(await total()).toBe(antes)
})

test('quem não pode editar empresa nem configuração é recusado antes de o corpo ser lido', async () => {
  const { pedir, fabrica } = s()
  const lixo = { corpo: Buffer.from('lixo'), cabecalhos: { 'content-type': 'image/png' } }
  expect((await pedir('POST', '/arquivo/imagem', lixo)).status).toBe(401)
  const vendedor = await fabrica.pessoa({ grupo: 'Vendedor' })
  expect((await pedir('POST', '/arquivo/imagem', { ...lixo, token: vendedor.acesso })).status).toBe(403)
  const deEmpresa = await fabrica.pessoa({ grupo: ['EDITAR.EMPRESA'] })
  expect((await pedir('POST', '/arquivo/imagem', { ...lixo, token: deEmpresa.acesso })).status).toBe(415)
})

test('as demais chamadas continuam só com JSON', async () => {
  const { status } = await s().pedir('POST', '/auth/login', {
    corpo: await imagens.png(),
    cabecalhos: { 'content-type': 'image/png' },
  })
  expect(status).toBe(415)
})

test('se o registro não é gravado, o arquivo também não fica', async () => {
  const { db, env } = s()
  const pasta = path.join(env.dataDir, 'arquivos')
  const guardados = async () =>
    (await readdir(pasta, { recursive: true })).filter((n) => /[0-9a-f]{32}$/.test(n))
  const antes = await guardados()
  await db.execute('alter table arquivo add constraint nada_mais check (false) not valid')
  expect((await enviar(await imagens.png())).status).toBe(500)
  await db.execute('alter table arquivo drop constraint nada_mais')
  expect(await guardados()).toEqual(antes)
})
