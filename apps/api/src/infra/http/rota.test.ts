import { endpoint } from '@balcao/contract/base/endpoint'
import fastify from 'fastify'
import { expect, test } from 'vitest'
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

const servir = (tratar: () => unknown) => {
  const deps = { db: {}, autenticar: async () => null }
  const app = Object.assign(fastify(), { endpoints: [], deps }) as unknown as Servidor
  app.setErrorHandler(responderErro)
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
