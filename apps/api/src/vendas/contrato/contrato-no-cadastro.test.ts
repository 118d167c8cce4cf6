import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { beforeAll, expect, test } from 'vitest'
import { edicaoDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { usarContratos } from '#testes/usar-contratos.ts'

const { s, um, feito } = usarContratos()
const mundo = { token: '' }
beforeAll(async () => {
  mundo.token = (await s().admin()).acesso
})

const ler = async (id: string): Promise<Cliente> =>
  (await s().pedir('GET', `/cliente/${id}`, { token: mundo.token })).corpo
const salvar = async (id: string, porta: object, aceite = {}) => {
  const atual = await ler(id)
  const enderecos = edicaoDeCliente(atual).enderecos.map((endereco) => ({ ...endereco, ...porta }))
  const corpo = { ...edicaoDeCliente(atual, { enderecos }), ...aceite }
  return s().pedir('PUT', `/cliente/${id}`, { token: mundo.token, corpo })
}

test('outra porta onde há um contrato é uma pergunta; aceita, muda; o que fica na mesma porta não pergunta', async () => {
  const { cliente } = await um()
  const [onde] = (await ler(cliente.id)).enderecos
  const { status, corpo } = await salvar(cliente.id, { numero: '9' })
  expect([status, corpo.codigo, corpo.confirmar]).toEqual([409, 'ENDERECO_EM_USO', 'aceita_outra_porta'])
  expect(corpo.message).toContain(`Em ${onde?.logradouro}, ${onde?.numero} há um contrato`)
  expect((await ler(cliente.id)).enderecos).toEqual([onde])
  expect((await salvar(cliente.id, { complemento: 'Casa 2', referencia: 'Portão azul' })).status).toBe(200)
  expect((await salvar(cliente.id, { numero: '9' }, { aceita_outra_porta: true })).status).toBe(200)
  expect((await ler(cliente.id)).enderecos).toMatchObject([{ id: onde?.id, numero: '9' }])
})

test('também é outra porta: outro complemento; e, no CEP de uma cidade inteira, outra rua', async () => {
  const { cliente } = await um()
  const cidadeInteira = { cep: '13900000', complemento: 'Apto 12' }
  expect((await salvar(cliente.id, cidadeInteira, { aceita_outra_porta: true })).status).toBe(200)
  for (const porta of [{ complemento: 'Apto 34' }, { complemento: null }, { logradouro: 'Rua B' }])
    expect((await salvar(cliente.id, porta)).corpo.codigo).toBe('ENDERECO_EM_USO')
  expect((await salvar(cliente.id, { complemento: 'APTO 12' })).status).toBe(200)
})

test('de um contrato cancelado não se pergunta', async () => {
  const { id, cliente } = await um()
  await feito(id, 'CANCELAMENTO')
  expect((await salvar(cliente.id, { numero: '9' })).status).toBe(200)
})
