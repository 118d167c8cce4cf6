// @module-tag demorado
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarPrograma } from '#testes/usar-programa.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}
type Lote = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const recebidos: { caminho: string | undefined; chave: unknown; lote: Lote }[] = []
const estado = { status: 200 }
const coletor = createServer(async (req, res) => {
  const lote = (await json(req)) as Lote
  if (estado.status === 200) recebidos.push({ caminho: req.url, chave: req.headers['x-chave'], lote })
  res.writeHead(estado.status).end('{}')
})
coletor.listen(0, '127.0.0.1')
await once(coletor, 'listening')
afterAll(() => void coletor.close())
const { port } = coletor.address() as AddressInfo

const { pedir, entrar, linhas } = usarPrograma(async () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-chave=do%20coletor',
  PROXIES_CONFIAVEIS: 'loopback',
}))

const spans = () =>
  recebidos.flatMap(({ lote }) => lote.resourceSpans.flatMap((r) => r.scopeSpans.flatMap((e) => e.spans)))
const doRastro = (traceId: string) => spans().filter((span) => span.traceId === traceId)
const valores = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
const ESPERA = { timeout: 45_000 }

const DO_PROXY = '00f067aa0ba902b7'
const comRastro = (traceId: string, marcas = '01') => ({
  traceparent: `00-${traceId}-${DO_PROXY}-${marcas}`,
  'x-forwarded-for': '203.0.113.5',
})

test('o pedido segue o rastro do proxy, com as suas consultas dentro e o id no log', async () => {
  const traceId = 'a'.repeat(32)
  const { access_token: token } = await entrar()
  await pedir('GET', '/canal-venda?busca=canario-da-busca', { token, cabecalhos: comRastro(traceId) })
  await vi.waitFor(() => expect(doRastro(traceId).length).toBeGreaterThan(1), ESPERA)

  const [pedido] = doRastro(traceId).filter(({ kind }) => kind === 2)
  expect(pedido).toMatchObject({ name: 'GET /api/canal-venda', parentSpanId: DO_PROXY })
  expect(pedido && valores(pedido)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/canal-venda',
    'http.response.status_code': 200,
  })
  const consultas = doRastro(traceId).filter(({ kind }) => kind === 3)
  for (const consulta of consultas) {
    expect(consulta).toMatchObject({ parentSpanId: pedido?.spanId, name: expect.stringMatching(/^\w+$/) })
    expect(BigInt(consulta.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(consulta.startTimeUnixNano))
  }
  expect(consultas.map((c) => valores(c)['db.query.text']).join()).toContain('canal_venda')
  expect(recebidos[0]).toMatchObject({ caminho: '/v1/traces', chave: 'do coletor' })
  await vi.waitFor(
    () => expect(linhas()).toContainEqual(expect.objectContaining({ rota: '/api/canal-venda', traceId })),
    { timeout: 45_000 },
  )
})

test('quem não é proxy não escolhe o rastro, e o que o proxy não quer não é exportado', async () => {
  const [deFora, semAmostra] = ['b'.repeat(32), 'c'.repeat(32)]
  const { traceparent } = comRastro(deFora)
  await pedir('GET', '/health/live', { cabecalhos: { traceparent } })
  await pedir('GET', '/health/ready', { cabecalhos: comRastro(semAmostra, '00') })
  await vi.waitFor(() => expect(spans().map(({ name }) => name)).toContain('GET /api/health/live'), ESPERA)
  expect([...doRastro(deFora), ...doRastro(semAmostra)]).toEqual([])
  await vi.waitFor(() => expect(linhas()).toContainEqual(expect.objectContaining({ traceId: semAmostra })), {
    timeout: 45_000,
  })
})

test('um trabalho da fila é um rastro; nada do que alguém digitou sai', async () => {
  const { email } = ADMIN
  await pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
  await vi.waitFor(() => expect(spans().map(({ kind }) => kind)).toContain(5), ESPERA)
  const trabalho = spans().find(({ kind, name }) => kind === 5 && name === 'recuperacao')
  expect(trabalho && valores(trabalho)).toEqual({ 'messaging.destination.name': 'recuperacao' })
  expect(doRastro(trabalho?.traceId ?? '').length).toBeGreaterThan(1)
  const tudo = JSON.stringify(recebidos)
  for (const digitado of [email, ADMIN.senha, 'canario-da-busca', 'Bearer'])
    expect(tudo).not.toContain(digitado)
})

test('o coletor que recusa não atrasa ninguém, e é dito uma vez', async () => {
  estado.status = 503
  const perdas = () => linhas().filter(({ msg }) => msg === 'rastros perdidos')
  expect((await pedir('GET', '/health/live')).status).toBe(200)
  await vi.waitFor(() => expect(perdas()).toHaveLength(1), ESPERA)
  estado.status = 200
  const antes = recebidos.length
  await pedir('GET', '/health/live')
  await vi.waitFor(() => expect(recebidos.length).toBeGreaterThan(antes), ESPERA)
  expect(perdas()).toHaveLength(1)
})
