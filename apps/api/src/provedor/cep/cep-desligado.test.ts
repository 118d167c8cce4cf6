import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

test('sem CEP_URL a busca está desligada, e é dito', async () => {
  const { acesso } = await s().fabrica.pessoa()
  const { status, corpo } = await s().pedir('GET', '/cep/01001000', { token: acesso })
  expect(status).toBe(200)
  expect(corpo).toEqual({ situacao: 'DESLIGADA', endereco: null })
})
