import { expect, test } from 'vitest'
import { usarVendas } from '#testes/usar-vendas.ts'

const { s, enviar, enviada, dados } = usarVendas()

const vendeu = async () => {
  const { acesso } = await s().admin()
  return (await s().pedir('GET', '/primeiros-passos', { token: acesso })).corpo.vendeu
}

test('a primeira venda enviada acaba com os primeiros passos; uma recusada não', async () => {
  expect((await enviar(dados({ plano_id: undefined }), { total_mostrado: 0 })).status).toBe(422)
  expect(await vendeu()).toBe(false)
  await enviada()
  expect(await vendeu()).toBe(true)
})
