import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

test('desligada, a busca de CEP diz que o está', async () => {
  const { acesso } = await s().fabrica.pessoa()
  const { status, corpo } = await s().pedir('GET', '/cep/01001000', { token: acesso })
  expect(status).toBe(200)
  expect(corpo).toEqual({ situacao: 'DESLIGADA', endereco: null })
})
