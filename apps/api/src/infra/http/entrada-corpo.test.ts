// @module-tag demorado
import type { Endpoint } from '@balcao/contract/base/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { exemploDe } from '#testes/exemplo.ts'
import { conferirRecusa, retratoDoBanco, revezar } from '#testes/recusas.ts'

const s = usarServidor()
const caixa = { token: '', antes: {} }

beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.antes = await retratoDoBanco(s().pool)
})
// Whatever was sent above, nothing was written and the server still runs.
afterAll(async () => {
  expect(await retratoDoBanco(s().pool)).toEqual(caixa.antes)
  expect((await s().pedir('GET', '/auth/me', { token: caixa.token })).status).toBe(200)
})

/** With the query that the call needs, so that only the body is wrong. */
const caminho = ({ path, query }: Endpoint) => {
  const url = path
    .replace(':a_partir_de', '2030-01-01')
    .replace(':tipo', 'ACEITE')
    .replaceAll(/:\w+/g, '0192f0c1-0000-7000-8000-000000000000')
  return query?.safeParse({}).success === false
    ? `${url}?${new URLSearchParams(textos(exemploDe(query)))}`
    : url
}
const textos = (valores: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(valores).map(([nome, valor]) => [nome, String(valor)]))
const comCorpo = () => s().app.endpoints.filter((e) => e.method !== 'GET' && !e.binario)

const enviar = async (e: Endpoint, corpo: unknown, cabecalhos: Record<string, string> = {}) => {
  const caso = `${e.method} ${e.path} ← ${String(JSON.stringify(corpo)).slice(0, 80)}`
  const resposta = await s().pedir(e.method, caminho(e), { token: caixa.token, corpo, cabecalhos })
  conferirRecusa(resposta, caso)
  return { ...resposta, caso }
}
const JSON_ = { 'content-type': 'application/json' }

test('o exemplo de cada chamada é aceito pelo esquema: as recusas abaixo são pelo que cada uma estraga', () => {
  for (const e of comCorpo())
    if (e.body) expect(e.body.safeParse(exemploDe(e.body)), e.path).toHaveProperty('data')
})

test('um corpo que não é um objeto é recusado em toda chamada', async () => {
  for (const [i, e] of comCorpo().entries())
    for (const corpo of revezar(['[]', '"texto"', '42', 'true', '[{}]'], i))
      expect((await enviar(e, corpo, JSON_)).status, e.path).toBe(400)
})

test('um campo a mais é recusado em toda chamada, sem repetir o nome dele', async () => {
  for (const e of comCorpo()) {
    const { status, texto } = await enviar(e, { ...exemploDe(e.body), canario_intruso: 1 })
    expect(status, e.path).toBe(400)
    expect(texto).not.toContain('canario')
  }
})

test('cada campo com o tipo errado é recusado, e a resposta diz qual', async () => {
  for (const e of comCorpo())
    for (const [i, campo] of Object.keys(exemploDe(e.body)).entries())
      for (const errado of revezar([{}, [[]], 1e308, -1.5, { $gt: '' }], i)) {
        const { status, corpo, caso } = await enviar(e, { ...exemploDe(e.body), [campo]: errado })
        expect(status, caso).toBe(400)
        expect(
          Object.keys(corpo.campos ?? {}).some((c) => c.startsWith(campo)),
          caso,
        ).toBe(true)
      }
})

test('cada campo obrigatório ausente é recusado', async () => {
  for (const e of comCorpo()) {
    const exemplo = exemploDe(e.body)
    for (const campo of Object.keys(exemplo)) {
      const { [campo]: _, ...resto } = exemplo
      if (e.body?.safeParse(resto).success) continue
      const { status, caso } = await enviar(e, resto)
      expect(status, caso).toBe(campo === 'versao' ? 428 : 400)
    }
  }
})

test('textos com NUL ou meio caractere são recusados em todo campo', async () => {
  for (const e of comCorpo())
    for (const [i, [campo, valor]] of Object.entries(exemploDe(e.body)).entries())
      for (const lixo of revezar(['\0', '\ud800', '\udc00'], i))
        if (typeof valor === 'string') {
          const { status, caso } = await enviar(e, { ...exemploDe(e.body), [campo]: `${valor}${lixo}` })
          expect(status, caso).toBe(400)
        }
})

// What reads a text once takes a millisecond; what starts again at each letter takes many seconds.
const CPU_MAXIMA_MS = 2_000

test('um texto de 100 kB em qualquer campo é recusado depressa', async () => {
  const compridos = ['a', ' a', 'a@', 'á', '-', '(11) '].map((parte) => parte.repeat(100_000 / parte.length))
  for (const [i, e] of comCorpo().entries())
    for (const [campo, valor] of Object.entries(exemploDe(e.body)))
      if (typeof valor === 'string')
        for (const comprido of revezar(compridos, i)) {
          const inicio = process.cpuUsage()
          const { status, caso } = await enviar(e, { ...exemploDe(e.body), [campo]: comprido })
          expect(status, caso).toBe(400)
          expect(process.cpuUsage(inicio).user / 1000, caso).toBeLessThan(CPU_MAXIMA_MS)
        }
})

test('__proto__ e constructor não passam', async () => {
  for (const e of comCorpo())
    for (const corpo of ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])
      expect((await enviar(e, corpo, JSON_)).status).toBe(400)
  expect({}).not.toHaveProperty('admin')
})

test('JSON quebrado, vazio ou fundo demais, outro formato e um megabyte são recusados', async () => {
  const quebrados = ['{"a":', '{a:1}', '', '\ufeff{', `${'['.repeat(50_000)}`]
  const formatos = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'text/html', 'x']
  for (const [i, e] of comCorpo().entries()) {
    for (const corpo of revezar(quebrados, i)) expect((await enviar(e, corpo, JSON_)).status).toBe(400)
    for (const tipo of revezar(formatos, i))
      expect((await enviar(e, '{}', { 'content-type': tipo })).status).toBe(415)
    expect((await enviar(e, { nome: 'x'.repeat(1_000_000) })).status).toBe(413)
  }
})
