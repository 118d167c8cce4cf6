// @module-tag demorado
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const abrir = (url: string, method = 'GET') =>
  s().app.inject({ method: method as 'GET', url, headers: { accept: '*/*' } })

test.each([
  '/api/usuario',
  '/api/usuario/',
  '/api//usuario',
  '//api/usuario',
  '//localhost/api/usuario',
  '/API/usuario',
  '/api/USUARIO',
  '/api/Usuario/exportar',
  '/api%2Fusuario',
  '/%61pi/usuario',
  '/api/%75suario',
  '/api/usuario%2Fexportar',
  '/api/usuario%2F',
  '/api/usuario%00',
  '/api/usuario%',
  '/api/usuario;x=1',
  '/api/usuario?token=1',
  '/api/./usuario',
  '/api/auth/../usuario',
  '/api/auth/%2e%2e/usuario',
  '/api\\usuario',
  '/api/health/live/../../usuario',
  `/api/usuario/${'x'.repeat(600)}`,
])('%s sem token nunca responde 200', async (url) => {
  const resposta = await abrir(url)
  expect([400, 401, 404, 414]).toContain(resposta.statusCode)
  expect(resposta.headers['content-type']).toContain('application/json')
  expect(resposta.json()).toMatchObject({
    message: expect.any(String),
    errors: [],
    codigo: expect.any(String),
  })
})

test('HEAD e outros métodos não contornam a porta', async () => {
  for (const { method, path } of s().app.endpoints.filter((e) => e.permissao === 'LISTAR.USUARIO'))
    for (const outro of ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'POST'])
      if (outro !== method) expect([401, 404, 405]).toContain((await abrir(`/api${path}`, outro)).statusCode)
  const sobrescrito = { 'x-http-method-override': 'GET', 'x-original-url': '/api/health/live' }
  const resposta = await s().app.inject({ method: 'GET', url: '/api/usuario', headers: sobrescrito })
  expect(resposta.statusCode).toBe(401)
})

const ID = '0192f0c1-0000-7000-8000-000000000000'

test('nenhuma chamada com porta se abre por outro jeito de escrever o seu endereço', async () => {
  for (const { method, path, permissao } of s().app.endpoints) {
    if (permissao === 'publica' || permissao === 'token') continue
    const url = `/api${path.replaceAll(/:\w+/g, ID)}`
    const [, , primeiro = '', ...resto] = url.split('/')
    const outros = [
      ...[`${url}/`, `/${url}`, url.replace('/api/', '/api//'), url.toUpperCase(), `${url}%2F`, `${url};x=1`],
      ...[`/api/${encodeURIComponent([primeiro, ...resto].join('/'))}`, `/api/auth/..${url.slice(4)}`],
    ]
    for (const outro of outros)
      expect([400, 401, 404, 405, 414], `${method} ${outro}`).toContain(
        (await abrir(outro, method)).statusCode,
      )
    if (method === 'GET') expect([401, 404], url).toContain((await abrir(url, 'HEAD')).statusCode)
  }
})

test('um endereço que não existe sob /api responde em português e não repete o que foi pedido', async () => {
  const canario = 'canario-<img src=x>'
  for (const url of [
    `/api/${encodeURIComponent(canario)}`,
    `/api/usuario/${encodeURIComponent(canario)}/nada`,
  ]) {
    const resposta = await abrir(url)
    expect(resposta.statusCode).toBe(404)
    expect(resposta.json()).toEqual({
      message: 'Endereço não encontrado',
      errors: [],
      codigo: 'NAO_ENCONTRADO',
    })
    expect(resposta.body).not.toContain('canario')
  }
})

test('uma página da API não se guarda e leva os cabeçalhos de proteção', async () => {
  const { headers } = await abrir('/api/docs')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  const politica = String(headers['content-security-policy'])
  expect(politica).toContain("script-src 'self';")
  expect(politica).toContain("require-trusted-types-for 'script'")
  expect(headers['x-powered-by']).toBeUndefined()
})
