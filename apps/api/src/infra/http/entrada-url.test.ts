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
afterAll(async () => {
  expect(await retratoDoBanco(s().pool)).toEqual(caixa.antes)
  expect((await s().pedir('GET', '/health/ready')).status).toBe(200)
})

const ID = '0192f0c1-0000-7000-8000-000000000000'
const caminho = ({ path }: Endpoint, id = ID) => path.replaceAll(/:\w+/g, id)

/** Where a parameter is not an id, the made-up value is already refused as invalid. */
const recusas = ({ path }: Endpoint) => (/:(?!id\b)/.test(path) ? [400, 404, 414] : [400, 414])

const abrir = async (e: Endpoint, url: string) => {
  const resposta = await s().pedir(e.method, url, { token: caixa.token })
  conferirRecusa(resposta, `${e.method} ${url}`)
  return resposta
}

test('um id que não é id responde o mesmo que um que não existe', async () => {
  const ids = ['abc', '1', '-1', '1e9', "'%20or%20'1'='1", '%00', '..%2f..%2fetc', '%F0%9F%92%A9', `${ID}x`]
  for (const [i, e] of s()
    .app.endpoints.filter((e) => e.path.includes('/:id'))
    .entries())
    for (const id of revezar(ids, i)) {
      const resposta = await abrir(e, caminho(e, id))
      expect(resposta.status, `${e.method} ${e.path} ${id}`).toBe(404)
      expect(resposta.corpo.message).toBe('Registro não encontrado')
    }
})

test('um id comprido demais ou mal escrito não chega a nenhuma chamada', async () => {
  for (const e of s().app.endpoints.filter((e) => e.path.includes('/:')))
    for (const id of ['x'.repeat(5_000), '%', '%zz', '%E0%A4'])
      expect([400, 401, 404, 414]).toContain((await abrir(e, caminho(e, id))).status)
})

test('o que a consulta não prevê é recusado em toda chamada', async () => {
  const intrusos = ['intruso=1', '__proto__=1', '__proto__[x]=1', 'constructor=1', '%00=1', 'a[]=1']
  for (const [i, e] of s().app.endpoints.entries())
    for (const resto of revezar(intrusos, i))
      if (!e.path.startsWith('/auth/refresh'))
        expect(recusas(e), `${e.path} ${resto}`).toContain((await abrir(e, `${caminho(e)}?${resto}`)).status)
})

test('a mesma chave duas vezes, um objeto ou um NUL são recusados em cada filtro', async () => {
  for (const e of s().app.endpoints)
    for (const [i, campo] of Object.keys(exemploDe(e.query)).entries())
      for (const resto of revezar(
        [`${campo}=a&${campo}=b`, `${campo}[x]=1`, `${campo}=%00`, `${campo}=`.padEnd(9_000, 'x')],
        i,
      )) {
        const { status } = await abrir(e, `${caminho(e)}?${resto}`)
        expect(recusas(e), `${e.path}?${resto.slice(0, 40)}`).toContain(status)
      }
})

test('números e cursores impossíveis são recusados em toda lista e exportação', async () => {
  const forjado = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
  const cursores = [
    'abc',
    forjado({}),
    forjado({ sentido: 'depois', chave: 'a', id: 'x' }),
    forjado({ sentido: 'lado', chave: 'a', id: ID }),
    forjado({ sentido: 'depois', chave: { a: 1 }, id: ID }),
    forjado({ sentido: 'depois', chave: '\0', id: ID }),
  ]
  for (const e of s().app.endpoints.filter((e) => 'cursor' in exemploDe(e.query))) {
    // Nobody exports so often.
    await s().pool.query('delete from tentativa_de_login')
    for (const limite of ['0', '-1', '201', '1e9', '99999999999999999999', '1.5', 'NaN', '0x10'])
      expect((await abrir(e, `${caminho(e)}?limite=${limite}`)).status).toBe(400)
    if (e.path.includes(':id')) continue
    for (const cursor of cursores)
      expect((await abrir(e, `${e.path}?cursor=${cursor}`)).status, cursor).toBe(400)
  }
})

test('sem token, com um vencido, alheio ou sem assinatura, nada é dito sobre o que se esperava', async () => {
  const alheio = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'
  for (const e of s().app.endpoints.filter((e) => e.permissao !== 'publica' && e.permissao !== 'token'))
    for (const token of [undefined, alheio, 'x.y.z', 'é']) {
      const resposta = await s().pedir(e.method, `${caminho(e, 'abc')}?intruso=1`, {
        ...(token && { token }),
        ...(e.method === 'GET' ? {} : { corpo: { intruso: 1 } }),
      })
      expect(resposta.status, `${e.method} ${e.path}`).toBe(401)
      expect(resposta.corpo).toEqual({
        message: 'Sessão inválida ou expirada',
        errors: [],
        codigo: 'NAO_AUTENTICADO',
      })
    }
})
