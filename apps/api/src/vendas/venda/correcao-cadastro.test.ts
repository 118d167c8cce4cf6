import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { dadosDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarCorrecoes } from '#testes/usar-correcoes.ts'
import { venda } from './venda.table.ts'

const { s, caixa, dados, enviada, devolvida, aberto, corrigir, exigir, alguem, quem } = usarCorrecoes()
const editor = { token: '' }
beforeAll(async () => {
  editor.token = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'])).acesso
})

const comOutroDocumento = async ({ cliente_id }: Venda) => {
  const cpf_cnpj = cpfDeTeste()
  await s().db.update(cliente).set({ cpf_cnpj }).where(eq(cliente.id, cliente_id))
  return cpf_cnpj
}
const donoDe = async ({ id }: Venda) => {
  const [lida] = await s().db.select({ dono: venda.cliente_id }).from(venda).where(eq(venda.id, id))
  return lida?.dono
}
const cadastrosCom = (cpf_cnpj: string) => s().db.$count(cliente, eq(cliente.cpf_cnpj, cpf_cnpj))

test('com o documento corrigido no cadastro, editar a venda não cria outro cliente', async () => {
  const pedido = dados()
  const antigo = pedido.cliente.cpf_cnpj ?? ''
  const nova = await exigir(await enviada(pedido), 'aprovar', {}, quem.analista)
  await comOutroDocumento(nova)
  const total_mostrado = nova.preco.total_fidelidade
  const edicao = { dados: { ...pedido, dia_vencimento: 15 }, total_mostrado }
  const editada = await exigir(nova, 'editar', edicao, editor.token)
  expect([editada.situacao, editada.dia_vencimento]).toEqual(['APROVADA', 15])
  expect([await donoDe(nova), await cadastrosCom(antigo)]).toEqual([nova.cliente_id, 0])
  // The same once more is a repetition, and no change over an old version.
  expect((await exigir(nova, 'editar', edicao, editor.token)).versao).toBe(editada.versao)
})

test('escolhido do cadastro, o documento que lá mudou não impede a correção', async () => {
  const pedido = dados()
  const nova = await devolvida(pedido)
  await comOutroDocumento(nova)
  const correcao = await aberto(nova.id)
  const comId = { ...correcao.dados, cliente: { ...correcao.dados.cliente, id: nova.cliente_id } }
  const { status } = await corrigir(correcao, comId)
  expect([status, await donoDe(nova)]).toEqual([200, nova.cliente_id])
})

test('unificado em um cadastro de outro documento, o cliente da venda é o que ficou', async () => {
  const nova = await devolvida()
  const token = (await s().admin()).acesso
  const doOutro = { token, corpo: dadosDeCliente(caixa.empresa_id) }
  const { corpo: fica } = await s().pedir('POST', '/cliente', doOutro)
  const { corpo: sai } = await s().pedir('GET', `/cliente/${nova.cliente_id}`, { token })
  const unificado = await s().pedir('POST', `/cliente/${fica.id}/unificacao`, {
    token,
    corpo: { outro_id: sai.id, versao: fica.versao, versao_do_outro: sai.versao, campos_do_outro: [] },
  })
  expect(unificado.status, unificado.texto).toBe(200)
  const correcao = await aberto(nova.id)
  const { status } = await corrigir(correcao, { ...correcao.dados, dia_vencimento: 15 })
  expect([status, await donoDe(nova)]).toEqual([200, fica.id])
})

test('outro documento digitado ainda é outro cliente, e não serve a um cadastro escolhido', async () => {
  const nova = await devolvida()
  await comOutroDocumento(nova)
  const correcao = await aberto(nova.id)
  const cpf_cnpj = cpfDeTeste()
  const com = (alem: object) => ({ ...correcao.dados, cliente: { ...correcao.dados.cliente, ...alem } })
  const recusada = await corrigir(correcao, com({ id: nova.cliente_id, cpf_cnpj }))
  expect([recusada.status, recusada.corpo.atual.faltas[0].campo]).toEqual([422, 'cliente.cpf_cnpj'])
  expect((await corrigir(correcao, com({ cpf_cnpj }))).status).toBe(200)
  expect(await donoDe(nova)).not.toBe(nova.cliente_id)
})
