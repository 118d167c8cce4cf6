import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { TENANT } from '#testes/microsoft.ts'

// Accepts connections and never answers: the worst way of being down.
const mudo = createServer(() => {}).listen(0, '127.0.0.1')
await once(mudo, 'listening')
const { port } = mudo.address() as AddressInfo

const s = usarServidor({
  MICROSOFT_TENANT: TENANT,
  MICROSOFT_CLIENT_ID: 'balcao',
  MICROSOFT_CLIENT_SECRET: 'segredo-qualquer',
  MICROSOFT_ISSUER: `http://127.0.0.1:${port}`,
})
const caixa: { pedido?: ReturnType<typeof entrarPelaMicrosoft> } = {}
const entrarPelaMicrosoft = () => s().pedir('POST', '/auth/login?provedor=microsoft', { corpo: {} })

beforeAll(() => {
  caixa.pedido = entrarPelaMicrosoft()
})
afterAll(() => void mudo.close())

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
