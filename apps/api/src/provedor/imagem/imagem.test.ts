import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { imagens } from './imagem.fabrica.ts'

const s = usarServidor()

const enviar = async (bytes: Buffer): Promise<string> => {
  const { corpo } = await s().pedir('POST', '/arquivo/imagem', {
    corpo: bytes,
    token: (await s().fabrica.pessoa({ grupo: 'Administrador' })).acesso,
    cabecalhos: { 'content-type': 'image/png' },
  })
  return corpo.id
}

let foto: string
let logo: string
beforeAll(async () => {
  foto = await enviar(await imagens.jpeg({ largura: 2000, altura: 1000 }))
  logo = await enviar(await imagens.png({ largura: 400, altura: 100, alfa: 0.5 }))
})

const pedir = (caminho: string) => s().app.inject(`/_img/${caminho}`)
const imagemDe = async (caminho: string) => {
  const { statusCode, headers, rawPayload } = await pedir(caminho)
  expect(statusCode).toBe(200)
  return { ...(await sharp(rawPayload).metadata()), tipo: headers['content-type'], bytes: rawPayload }
}

test('entrega no tamanho e no formato pedidos, sem login', async () => {
  expect(await imagemDe(`w_640,f_webp/${foto}`)).toMatchObject({
    format: 'webp',
    tipo: 'image/webp',
    width: 640,
    height: 320,
  })
  expect(await imagemDe(`w_320,f_avif,q_50/${foto}`)).toMatchObject({ compression: 'av1', width: 320 })
  expect(await imagemDe(`h_200/${foto}`)).toMatchObject({ format: 'jpeg', width: 400, height: 200 })
  expect(await imagemDe(`_/${foto}`)).toMatchObject({ format: 'jpeg', width: 2000 })
})

test('nunca aumenta além do original', async () => {
  expect(await imagemDe(`w_3072/${foto}`)).toMatchObject({ width: 2000, height: 1000 })
})

test('encaixe e fundo: contain completa com a cor, e JPEG não fica preto', async () => {
  const contida = await imagemDe(`w_200,h_200,fit_contain,f_png,b_000000/${logo}`)
  expect(contida).toMatchObject({ width: 200, height: 200, hasAlpha: false })
  const pixel = await sharp(contida.bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
  expect([...pixel]).toEqual([0, 0, 0])
  const { dominant } = await sharp((await imagemDe(`w_200,f_jpeg/${logo}`)).bytes).stats()
  expect(dominant.g).toBeGreaterThan(100)
})

test('o navegador pode guardar para sempre, e a imagem não ganha poderes de página', async () => {
  const { headers } = await pedir(`w_64,f_webp/${logo}`)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('a mesma imagem pedida cem vezes ao mesmo tempo sai igual', async () => {
  const todas = await Promise.all(Array.from({ length: 100 }, () => pedir(`w_1536,f_avif/${foto}`)))
  expect(new Set(todas.map((r) => `${r.statusCode} ${r.rawPayload.length}`)).size).toBe(1)
})

describe('o que não está na lista é 400, em português, e nada é buscado', () => {
  const umId = randomUUID()
  test.each([
    'w_320/127.1',
    'w_320/0x7f.1',
    'w_320/[::ffff:7f00:1]',
    'w_320/http://127.0.0.1/',
    'w_320/https:/exemplo.com.br/a.png',
    'w_320/http%3A%2F%2F169.254.169.254%2F',
    'w_320///127.0.0.1/a.png',
    'w_320/..%2f..%2fetc%2fpasswd',
    'w_320/%00',
    `w_99999/${umId}`,
    `w_321/${umId}`,
    `w_20000,h_20000,enlarge/${umId}`,
    `w_320,w_640/${umId}`,
    `f_svg/${umId}`,
    `q_81/${umId}`,
    `b_red/${umId}`,
    `w_320/${umId}/mais`,
    `/${umId}`,
    umId,
    '',
  ])('%s', async (caminho) => {
    const resposta = await pedir(caminho)
    expect(resposta.statusCode).toBe(400)
    expect(resposta.headers['cache-control']).toBe('no-store')
    expect(resposta.json()).toEqual({
      codigo: 'VALIDACAO',
      errors: [],
      message: 'Endereço de imagem inválido: confira tamanho, formato e código',
    })
  })
})

test('imagem que não existe e imagem que não é pública têm a mesma resposta', async () => {
  const reservada = await enviar(await imagens.png())
  await s().db.update(arquivo).set({ publico: false }).where(eq(arquivo.id, reservada))
  const [inexistente, oculta] = [await pedir(`w_320/${randomUUID()}`), await pedir(`w_320/${reservada}`)]
  expect([inexistente.statusCode, oculta.statusCode]).toEqual([404, 404])
  expect(oculta.body).toBe(inexistente.body)
})

test('deixar de ser pública vale no pedido seguinte, mesmo já desenhada', async () => {
  const id = await enviar(await imagens.png())
  expect((await pedir(`w_64/${id}`)).statusCode).toBe(200)
  await s().db.update(arquivo).set({ publico: false }).where(eq(arquivo.id, id))
  expect((await pedir(`w_64/${id}`)).statusCode).toBe(404)
})
