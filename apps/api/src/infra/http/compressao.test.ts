import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { comprimirRespostas } from './compressao.ts'

const LONGA = 'ação '.repeat(2_000)

const app = fastify()
afterAll(() => app.close())
comprimirRespostas(app)
app.get('/longa', async () => ({ texto: LONGA }))
app.get('/curta', async () => ({ texto: 'ação' }))
app.get('/bytes', async (_, res) => res.type('application/json').send(Buffer.from(JSON.stringify(LONGA))))
app.get('/fluxo', async (_, res) => res.type('text/csv').send(Readable.from([LONGA, LONGA])))
app.get('/imagem', async (_, res) => res.type('image/png').send(Buffer.alloc(5_000)))
app.get('/pronta', async (_, res) =>
  res.type('text/css').header('content-encoding', 'gzip').send(Buffer.alloc(5_000)),
)
app.get('/parte', async (_, res) =>
  res.code(206).type('text/csv').header('content-range', 'bytes 0-4999/10000').send(LONGA.slice(0, 2_000)),
)
app.get('/nada', async (_, res) => res.code(204).send())
/** Each response only continues once its first part has arrived. */
let chegou = () => {}
app.get('/aos-poucos', async (_, res) => {
  const { promise: chegada, resolve } = Promise.withResolvers<void>()
  chegou = resolve
  async function* partes() {
    yield LONGA
    await chegada
    yield 'fim'
  }
  return res.type('text/csv').send(Readable.from(partes()))
})
/** Breaks after this many pieces of noise, which no compressor holds back for long. */
app.get<{ Querystring: { depois: number } }>('/quebra', async (req, res) =>
  res.type('text/csv').send(
    Readable.from(
      (async function* () {
        for (let vez = 0; vez < req.query.depois; vez++) yield randomBytes(64 * 1024)
        throw new Error('acabou a luz')
      })(),
    ),
  ),
)

const pedir = async (url: string, aceita?: string) => {
  const { rawPayload, headers } = await app.inject({
    url,
    ...(aceita !== undefined && { headers: { 'accept-encoding': aceita } }),
  })
  return { bytes: rawPayload, como: headers['content-encoding'], headers }
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000 ,gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['deflate, zstd', undefined],
  ['', undefined],
  [undefined, undefined],
])('a quem aceita %j vai %j', async (aceita, esperado) => {
  const { como, headers } = await pedir('/longa', aceita)
  expect(como).toBe(esperado)
  expect(headers.vary).toBe(esperado && 'accept-encoding')
})

const abrir = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['/longa', JSON.stringify({ texto: LONGA })],
  ['/bytes', JSON.stringify(LONGA)],
  ['/fluxo', LONGA + LONGA],
])('%s chega inteira e bem menor', async (url, texto) => {
  for (const modo of ['br', 'gzip'] as const) {
    const { bytes, como, headers } = await pedir(url, modo)
    expect(como).toBe(modo)
    expect(abrir[modo](bytes).toString()).toBe(texto)
    expect(bytes.length).toBeLessThan(texto.length / 10)
    expect(headers['content-length']).toBe(url === '/fluxo' ? undefined : String(bytes.length))
  }
})

test('cada parte de um fluxo chega assim que está pronta', async () => {
  const origem = await app.listen()
  for (const modo of ['br', 'gzip']) {
    const { body } = await fetch(`${origem}/aos-poucos`, { headers: { 'accept-encoding': modo } })
    let texto = ''
    for await (const parte of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      texto += parte
      if (texto === LONGA) chegou()
    }
    expect(texto).toBe(`${LONGA}fim`)
  }
})

test.each(['/curta', '/imagem', '/nada', '/parte'])('%s vai como é', async (url) => {
  expect((await pedir(url, 'br')).como).toBeUndefined()
})

test('o que já vem comprimido não é comprimido de novo', async () => {
  const { como, bytes } = await pedir('/pronta', 'br, gzip')
  expect([como, bytes.length]).toEqual(['gzip', 5_000])
})

test('o que quebra antes de sair é recusado às claras', async () => {
  const { como, bytes } = await pedir('/quebra?depois=0', 'br')
  expect(como).toBeUndefined()
  expect(JSON.parse(bytes.toString())).toMatchObject({ statusCode: 500 })
})

test('o que quebra no meio não chega como se fosse inteiro', async () => {
  await expect(pedir('/quebra?depois=50', 'gzip')).rejects.toThrow()
})
