import type { Venda } from '@balcao/contract/vendas/venda'
import { beforeAll, expect, test } from 'vitest'
import { dadosDeCliente, edicaoDeCliente, enderecoDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { usarCorrecoes } from '#testes/usar-correcoes.ts'

const { s, caixa, dados, enviada, devolvida, aberto, corrigir, comNumero, exigir, quem } = usarCorrecoes()
const admin = { token: '' }
beforeAll(async () => {
  admin.token = (await s().admin()).acesso
})

const cadastroDe = async ({ cliente_id }: Pick<Venda, 'cliente_id'>) =>
  (await s().pedir('GET', `/cliente/${cliente_id}`, admin)).corpo
const numerosDe = async (nova: Pick<Venda, 'cliente_id'>) =>
  (await cadastroDe(nova)).enderecos.map(({ numero }: { numero: string }) => numero)
const corrigida = async ({ id }: Venda, numero: string): Promise<Venda> => {
  const correcao = await aberto(id)
  const { status, corpo, texto } = await corrigir(correcao, comNumero(correcao.dados, numero))
  expect(status, texto).toBe(200)
  return corpo
}
const motivo = 'O número da casa está errado'

test('o endereço que nasceu com a venda é corrigido no cadastro, em vez de ficar ao lado do certo', async () => {
  const nova = await devolvida()
  const certo = `${nova.endereco.numero}-B`
  await corrigida(nova, certo)
  expect(await numerosDe(nova)).toEqual([certo])
  const { corpo } = await s().pedir('GET', `/cliente/${nova.cliente_id}/historico`, admin)
  expect(JSON.stringify(corpo.itens[0])).toContain(certo)
})

test('corrigida outra vez, ele ainda segue a venda; a segunda venda de quem já é cliente também tem o seu', async () => {
  const primeira = await devolvida()
  const { numero } = primeira.endereco
  const outra = await exigir(await corrigida(primeira, `${numero}-B`), 'devolver', { motivo }, quem.analista)
  await corrigida(outra, `${numero}-C`)
  expect(await numerosDe(primeira)).toEqual([`${numero}-C`])

  const pedido = dados()
  const cliente = { ...pedido.cliente, cpf_cnpj: primeira.cliente.cpf_cnpj }
  const espera = await enviada({ ...pedido, cliente })
  const autorizada = await exigir(espera, 'autorizar', { motivo: 'Outro ponto' }, quem.supervisor)
  const segunda = await exigir(autorizada, 'devolver', { motivo }, quem.analista)
  await corrigida(segunda, `${segunda.endereco.numero}-B`)
  expect(await numerosDe(primeira)).toEqual([`${numero}-C`, `${segunda.endereco.numero}-B`])
})

test('o que já era do cadastro fica lá: a venda ganha outro', async () => {
  const pedido = dados()
  const enderecos = [enderecoDeTeste({ numero: pedido.endereco.numero ?? '' })]
  const corpo = dadosDeCliente(caixa.empresa_id, { cpf_cnpj: pedido.cliente.cpf_cnpj ?? '', enderecos })
  const { corpo: registro } = await s().pedir('POST', '/cliente', { ...admin, corpo })
  const nova = await devolvida(pedido)
  const { numero } = nova.endereco
  expect([nova.cliente_id, await numerosDe(nova)]).toEqual([registro.id, [numero]])
  await corrigida(nova, `${numero}-B`)
  expect(await numerosDe(nova)).toEqual([numero, `${numero}-B`])
})

test('o que outra venda usa, ou alguém já mudou no cadastro, não muda com a correção', async () => {
  const usada = await devolvida()
  const [{ id, codigo_ibge }] = (await cadastroDe(usada)).enderecos
  const { cpf_cnpj } = usada.cliente
  await enviada(dados({ endereco: { id, codigo_ibge }, cliente: { id: usada.cliente_id, cpf_cnpj } }))
  const { numero } = usada.endereco
  await corrigida(usada, `${numero}-B`)
  expect(await numerosDe(usada)).toEqual([numero, `${numero}-B`])

  const mexida = await devolvida()
  const registro = await cadastroDe(mexida)
  const [atual] = edicaoDeCliente(registro).enderecos
  const corpo = edicaoDeCliente(registro, {
    enderecos: atual ? [{ ...atual, numero: `${atual.numero}-A` }] : [],
    // The returned sale is at that door.
    aceita_outra_porta: true,
  })
  expect((await s().pedir('PUT', `/cliente/${registro.id}`, { ...admin, corpo })).status).toBe(200)
  await corrigida(mexida, `${atual?.numero}-B`)
  expect(await numerosDe(mexida)).toEqual([`${atual?.numero}-A`, `${atual?.numero}-B`])
})
