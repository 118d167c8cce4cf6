import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { montarApp } from '#app.ts'
import { conectar } from '#infra/db/conexao.ts'
import { CHAVE_DE_TESTE, usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

test('viva e pronta com o banco de pé', async () => {
  expect(await s().pedir('GET', '/health/live')).toMatchObject({ status: 200, corpo: { situacao: 'viva' } })
  expect(await s().pedir('GET', '/health/ready')).toMatchObject({
    status: 200,
    corpo: { situacao: 'pronta' },
  })
})

test('muitos que perguntam ao mesmo tempo se está pronta custam uma gravação só', async () => {
  const consultas = vi.spyOn(s().pool, 'query')
  onTestFinished(() => consultas.mockRestore())
  const respostas = await Promise.all(Array.from({ length: 20 }, () => s().pedir('GET', '/health/ready')))
  expect(respostas.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const provas = consultas.mock.calls.filter((chamada) => String(chamada[0]).includes('emit_message'))
  expect(provas.length).toBeLessThanOrEqual(1)
})

test('sem o banco: viva sim, pronta não, e as chamadas dizem para tentar de novo', async () => {
  const { pool, db, leitor } = conectar({ ...s().conexao, max: 2 }, () => {})
  const app = await montarApp({
    env: s().env,
    db,
    pool,
    leitor,
    chaveMestra: CHAVE_DE_TESTE,
    enfileirar: async () => {},
    repetirTrabalho: async () => false,
    aquecerImportador: () => {},
  })
  // As if the database were gone: nothing opens a connection any more.
  await Promise.all([leitor.fechar(), pool.end()])
  Object.assign(pool, { query: fora, connect: fora })
  const { acesso } = await s().admin()
  const abrir = (url: string) =>
    app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${acesso}` } })
  expect((await abrir('/api/health/live')).statusCode).toBe(200)
  for (const url of ['/api/health/ready', '/api/auth/me', '/api/usuario']) {
    const resposta = await abrir(url)
    expect(resposta.statusCode).toBe(503)
    expect(resposta.headers['retry-after']).toBe('2')
    expect(resposta.json()).toMatchObject({ codigo: 'INDISPONIVEL', errors: [] })
    expect(resposta.body).not.toMatch(/ECONNREFUSED|select|postgres/i)
  }
  await app.close()
})

const fora = async () => {
  const vazio = new pg.Client({ host: '127.0.0.1', port: 1 })
  await vazio.connect()
}
