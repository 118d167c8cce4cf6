// @module-tag demorado
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { TENANT } from '#testes/microsoft.ts'
import { ligarServidorCalado } from '#testes/servidor-calado.ts'

const calado = await ligarServidorCalado()
afterAll(calado.desligar)

const s = usarServidor({
  MICROSOFT_TENANT: TENANT,
  MICROSOFT_CLIENT_ID: 'balcao',
  MICROSOFT_CLIENT_SECRET: 'segredo-qualquer',
  MICROSOFT_ISSUER: `http://127.0.0.1:${calado.porta}`,
})
const caixa: { pedido?: ReturnType<typeof entrarPelaMicrosoft> } = {}
const entrarPelaMicrosoft = () => s().pedir('POST', '/auth/login?provedor=microsoft', { corpo: {} })

beforeAll(() => {
  caixa.pedido = entrarPelaMicrosoft()
})

test('com a Microsoft muda, o login por senha não espera por ela', async () => {
  const porSenha = s()
    .entrar(ADMIN.email, ADMIN.senha)
    .then(() => 'por senha')
  const pelaMicrosoft = caixa.pedido?.then(() => 'pela Microsoft')
  expect(await Promise.race([porSenha, pelaMicrosoft])).toBe('por senha')
})

test('o login por ela responde em poucos segundos, em português, e diz o que fazer', async () => {
  const resposta = await caixa.pedido
  expect(resposta).toMatchObject({
    status: 503,
    corpo: {
      codigo: 'MICROSOFT_FORA',
      message: 'A Microsoft não está respondendo. Tente de novo em instantes.',
    },
  })
  expect(resposta?.cabecalhos['retry-after']).toBeDefined()
})
