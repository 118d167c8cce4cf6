import { endpoint } from '@balcao/contract/base/endpoint'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { responderErro } from './erros.ts'
import { rota, type Servidor } from './rota.ts'

const publica = endpoint({
  method: 'GET',
  path: '/exemplo',
  permissao: 'publica',
  resumo: 'Exemplo',
  resposta: z.object({ id: z.string(), dono: z.nullable(z.object({ nome: z.string() })) }),
})

const montar = () => {
  const deps = { db: {}, autenticar: async () => null }
  const app = Object.assign(fastify(), { endpoints: [], deps }) as unknown as Servidor
  app.setErrorHandler(responderErro)
  return app
}

const servir = (tratar: () => unknown) => {
  const app = montar()
  rota(app, publica, tratar as () => { id: string; dono: null })
  return app.inject({ method: 'GET', url: '/api/exemplo' })
}

test('uma coluna que o esquema da resposta não nomeia não sai do servidor', async () => {
  const { body } = await servir(() => ({ id: '1', senha_hash: 'x', dono: { nome: 'Ana', cpf: '529' } }))
  expect(JSON.parse(body)).toEqual({ id: '1', dono: { nome: 'Ana' } })
})

test('uma falha inesperada responde 500 sem dizer o que foi', async () => {
  const { statusCode, body } = await servir(() => {
    throw new Error('select senha_hash from credencial')
  })
  expect(statusCode).toBe(500)
  expect(JSON.parse(body)).toEqual({
    message: 'Houve um erro, tente novamente mais tarde',
    errors: [],
    codigo: 'ERRO_INTERNO',
  })
})

test('quem vai embora antes do primeiro pedaço não deixa aberto o que se lia', async () => {
  const app = montar()
  const foi = Promise.withResolvers<void>()
  app.addHook('onRequest', async (_, { raw }) => void raw.once('close', foi.resolve))
  let fechado = false
  async function* ler(sair: () => void) {
    try {
      sair()
      await foi.promise
      yield 'primeiro'
      yield 'segundo'
    } finally {
      fechado = true
    }
  }
  const deArquivo = endpoint({ ...publica, resposta: { arquivo: 'text/csv' } })
  const saida = new AbortController()
  rota(app, deArquivo, () => ler(() => saida.abort()))
  const endereco = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    await expect(fetch(`${endereco}/api/exemplo`, { signal: saida.signal })).rejects.toThrow('aborted')
    await vi.waitFor(() => expect(fechado).toBe(true))
  } finally {
    await app.close()
  }
})
