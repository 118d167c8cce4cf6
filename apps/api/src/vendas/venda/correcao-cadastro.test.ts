import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dadosDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
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

describe('com o documento corrigido no cadastro, o que restringe a venda é o de quem tem o documento de agora', () => {
  const regrasDe = ({ restricoes }: Venda) => restricoes.map(({ regra }) => regra)
  const SEGUIR = {
    'corrigida e enviada': async ({ id }: Venda) => (await corrigir(await aberto(id))).corpo as Venda,
    reenviada: (nova: Venda) => exigir(nova, 'reenviar', {}, caixa.vendedor),
  }
  const como = Object.entries(SEGUIR)

  test.each(como)('%s: outra venda do mesmo cadastro pede autorização', async (_, seguir) => {
    const nova = await devolvida()
    const cpf_cnpj = await comOutroDocumento(nova)
    const outra = dados()
    await enviada({ ...outra, cliente: { ...outra.cliente, cpf_cnpj } })
    expect(regrasDe(await seguir(nova))).toEqual(['VENDA_ABERTA'])
    const { corpo } = await s().pedir('GET', `/venda/${nova.id}/historico-do-cliente`, {
      token: quem.supervisor,
    })
    expect(corpo.vendas).toMatchObject([{ ligacao: 'PESSOA' }])
  })

  test.each(como)('%s: a venda de quem tem o documento antigo não pede', async (_, seguir) => {
    const pedido = dados()
    const nova = await devolvida(pedido)
    await comOutroDocumento(nova)
    const outra = dados()
    await enviada({ ...outra, cliente: { ...outra.cliente, cpf_cnpj: pedido.cliente.cpf_cnpj } })
    expect(regrasDe(await seguir(nova))).toEqual([])
  })
})

describe('o que a venda tem e já não se vende', () => {
  const RETIRADAS = [
    ['o canal desativado', `update canal_venda set ativo = false where id = $1`, 'canal_venda_id'],
    ['o canal excluído', `update canal_venda set excluido_em = now() where id = $1`, 'canal_venda_id'],
    [
      'o canal de outra empresa',
      `update canal_venda set todas_empresas = false where id = $1`,
      'canal_venda_id',
    ],
    ['a empresa desativada', `update empresa set ativo = false where id = $1`, 'empresa_id'],
  ] as const

  const noutroLugar = async () => {
    const { id: empresa_id } = await s().fabrica.empresa('Serra Net')
    const { id: canal_venda_id } = await umCanal(s().db)
    const pedido = dados({ empresa_id, canal_venda_id })
    const { acesso } = await s().admin()
    const nova = await enviada(pedido, { token: acesso })
    return { acesso, nova, pedido }
  }

  test.each(RETIRADAS)('%s: a venda ainda se corrige', async (_, retirar, campo) => {
    const { acesso, nova, pedido } = await noutroLugar()
    await s().pool.query(retirar, [pedido[campo]])
    const total_mostrado = nova.preco.total_fidelidade
    const edicao = { dados: { ...pedido, dia_vencimento: 15 }, total_mostrado }
    const editada = await exigir(nova, 'editar', edicao, acesso)
    expect([editada.dia_vencimento, editada.preco]).toEqual([15, nova.preco])
  })

  test('passar a venda a um canal ou a uma empresa que não vende é recusado', async () => {
    const { acesso, nova, pedido } = await noutroLugar()
    const outro = await umCanal(s().db, { ativo: false })
    const outra = await s().fabrica.empresa('Fechada Net')
    await s().pool.query(`update empresa set ativo = false where id = $1`, [outra.id])
    const total_mostrado = nova.preco.total_fidelidade
    const campos = { canal_venda_id: outro.id, empresa_id: outra.id }
    for (const [campo, id] of Object.entries(campos)) {
      const corpo = { versao: nova.versao, dados: { ...pedido, [campo]: id }, total_mostrado }
      const recusada = await s().pedir('POST', `/venda/${nova.id}/editar`, { token: acesso, corpo })
      expect([recusada.status, recusada.corpo.atual.faltas[0].campo]).toEqual([422, campo])
    }
  })
})
