import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { corposDeWebhook } from '@balcao/contract/provedor/webhook-corpo'
import { eventosDeWebhook } from '@balcao/contract/provedor/webhook-eventos'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dadosDeCliente, edicaoDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { chamadasDeImportacao } from '#clientes/importacao/importacao.fabrica.ts'
import { acontecer } from '#cobranca/boleto/acontecer/acontecer.commands.ts'
import { emitirLote } from '#cobranca/boleto/lote/emitir-lote.commands.ts'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { corpoAvulso } from '#testes/usar-boletos.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { NESTA_MAQUINA, usarWebhooks } from '#testes/usar-webhooks.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'
import { umContrato } from '#vendas/contrato/contrato.fabrica.ts'

const { s, caixa, enviada } = usarVendas(NESTA_MAQUINA)
const { pedir, criar } = usarWebhooks(s)
const eu = { token: '', erp: '' }
const { feita } = agirNaVenda({ s }, () => eu.token)
const importacao = chamadasDeImportacao(s, () => ({ token: eu.token, empresa: caixa.empresa_id }))
const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')

beforeEach(async () => {
  eu.token = (await s().admin()).acesso
  eu.erp = (await criar()).id
})

type Corpo = { type: string; data: Record<string, unknown> }

/** What was told since the last look, in order. Each has the form that the API describes, and says nothing else. */
const contados = async (): Promise<Corpo[]> => {
  const { rows } = await s().pool.query<{ corpo: string }>(
    'with vistas as (delete from webhook_entrega returning ordem, corpo) select corpo from vistas order by ordem',
  )
  return rows.map(({ corpo }) => {
    const lido = JSON.parse(corpo)
    const descrito = corposDeWebhook.find(({ tipo }) => tipo === lido.type)
    expect(z.safeParse(descrito?.corpo ?? z.never(), lido)).toMatchObject({ success: true, data: lido })
    return lido
  })
}
const tipos = async () => (await contados()).map(({ type }) => type)

const novoCliente = async (): Promise<Cliente> =>
  (await pedir('POST', '/cliente', dadosDeCliente(caixa.empresa_id))).corpo

test('da venda ao contrato, cada passo é contado', async () => {
  const venda = await enviada()
  const [cliente, nova] = await contados()
  expect([cliente?.type, nova?.type]).toEqual(['cliente.criado', 'venda.enviada'])
  expect(nova?.data).toMatchObject({
    ...{ id: venda.id, protocolo: venda.protocolo, situacao: 'EM_ANALISE', cliente_id: cliente?.data.id },
  })
  const aprovada = await feita(venda, 'aprovar')
  expect(await tipos()).toEqual(['contrato.criado', 'venda.aprovada'])
  const visita = visitaAmanha()
  const agendada = await feita(aprovada, 'agendar', visita)
  expect(await tipos()).toEqual(['venda.agendada'])
  const deNovo = await feita(agendada, 'agendar', {
    agendamento: { ...visita.agendamento, turno: 'NOITE' },
    motivo: 'Pedido do cliente',
  })
  expect(await tipos()).toEqual(['venda.alterada'])
  await chegarODia(s().db, deNovo)
  await feita(deNovo, 'concluir', { numero_de_serie: 'ONU-1' })
  const fim = await contados()
  expect(fim.map(({ type }) => type)).toEqual(['cliente.alterado', 'contrato.ativado', 'venda.concluida'])
  expect(fim[1]?.data).toMatchObject({ situacao: 'ATIVO', venda_id: venda.id })
})

test('o que não vai adiante também: devolvida, cancelada', async () => {
  const devolvida = await feita(await enviada(), 'devolver', { motivo: 'Falta o complemento' })
  await feita(devolvida, 'cancelar', { motivo: 'O cliente não quer mais' })
  expect(await tipos()).toEqual(['cliente.criado', 'venda.enviada', 'venda.devolvida', 'venda.cancelada'])
  const aprovada = await feita(await enviada(), 'aprovar')
  await contados()
  await feita(aprovada, 'cancelar', { motivo: 'Sem viabilidade no local' })
  expect(await tipos()).toEqual(['contrato.cancelado', 'venda.cancelada'])
})

test('o contrato muda, para, volta e acaba', async () => {
  const { id } = await umContrato(s().db, {
    empresa_id: caixa.empresa_id,
    plano_id: caixa.plano_id,
    meses: 5,
  })
  const obter = async (): Promise<Contrato> => (await pedir('GET', `/contrato/${id}`)).corpo
  const registrar = async (tipo: string) => {
    const corpo = {
      tipo,
      dia: hoje(),
      dados: {},
      motivo: 'Pedido do cliente',
      versao: (await obter()).versao,
    }
    expect((await pedir('POST', `/contrato/${id}/evento`, corpo)).status).toBe(201)
  }
  await registrar('SUSPENSAO')
  const [suspenso] = await contados()
  expect(suspenso).toMatchObject({ type: 'contrato.suspenso', data: { id, situacao: 'SUSPENSO' } })
  const { eventos, versao } = await obter()
  const desfazer = `/contrato/${id}/evento/${eventos.at(-1)?.id}/desfazer`
  expect((await pedir('POST', desfazer, { versao })).status).toBe(200)
  expect(await tipos()).toEqual(['contrato.religado', 'cliente.alterado'])
  const fim = { culpa_do_provedor: false }
  const corpo = {
    tipo: 'CANCELAMENTO',
    dia: hoje(),
    dados: fim,
    motivo: 'Mudança',
    versao: (await obter()).versao,
  }
  expect((await pedir('POST', `/contrato/${id}/evento`, corpo)).status).toBe(201)
  expect(await tipos()).toEqual(['contrato.cancelado', 'cliente.alterado'])
})

test('o cadastro do cliente: criado, alterado, restrito, unificado, anonimizado', async () => {
  const [fica, sai] = [await novoCliente(), await novoCliente()]
  const editado: Cliente = (
    await pedir('PUT', `/cliente/${fica.id}`, edicaoDeCliente(fica, { observacoes: 'Prefere a tarde' }))
  ).corpo
  expect(await tipos()).toEqual(['cliente.criado', 'cliente.criado', 'cliente.alterado'])
  const restrito: Cliente = (
    await pedir('POST', `/cliente/${fica.id}/restricao`, { motivo: 'Inadimplente', versao: editado.versao })
  ).corpo
  const { corpo: unido } = await pedir('POST', `/cliente/${fica.id}/unificacao`, {
    ...{ outro_id: sai.id, versao: restrito.versao, versao_do_outro: sai.versao, campos_do_outro: [] },
  })
  const [mudou, unificado] = await contados()
  expect(mudou?.type).toBe('cliente.alterado')
  expect(unificado).toMatchObject({ type: 'cliente.unificado', data: { id: fica.id, outro_id: sai.id } })
  const pedido = { motivo: 'Pedido do titular', versao: unido.versao }
  expect((await pedir('POST', `/cliente/${fica.id}/anonimizacao`, pedido)).status).toBe(200)
  const esquecidos = await contados()
  // Both numbers lead to the person, so the other system has to forget both.
  expect(esquecidos.map(({ type, data }) => [type, data.id])).toEqual(
    expect.arrayContaining([
      ['cliente.anonimizado', fica.id],
      ['cliente.anonimizado', sai.id],
    ]),
  )
})

test('nenhum nome, documento, telefone ou e-mail sai', async () => {
  const pessoal = await novoCliente()
  const texto = JSON.stringify(await contados())
  expect(texto).toContain(pessoal.id)
  for (const dado of [pessoal.nome, pessoal.cpf_cnpj, pessoal.email, pessoal.telefones[0]?.numero])
    if (dado) expect(texto).not.toContain(dado)
})

test('uma planilha conta de cada cliente, e um lote de cada boleto, de uma vez', async () => {
  const fim = await importacao.importar(
    'CPF/CNPJ;Nome\n529.982.247-25;Maria da Silva\n111.444.777-35;João Lima\n',
  )
  expect(fim).toMatchObject({ criadas: 2 })
  expect(await tipos()).toEqual(['cliente.criado', 'cliente.criado'])

  const { id: empresa_id } = await s().fabrica.empresa()
  await umaConta(s().db, { empresa_id })
  for (let n = 0; n < 3; n++) await umContrato(s().db, { empresa_id, plano_id: caixa.plano_id, meses: 3 })
  const competencia = hoje().slice(0, 7)
  const { corpo: lote } = await pedir('POST', '/boleto/lote', { empresa_id, competencia })
  while (!(await emitirLote(s().db, lote.id, () => true)));
  expect(await tipos()).toEqual(['boleto.emitido', 'boleto.emitido', 'boleto.emitido'])
})

test('a baixa desfeita reabre um boleto, mas não o que o banco também recebeu', async () => {
  const { id: empresa_id } = await s().fabrica.empresa()
  await umaConta(s().db, { empresa_id })
  const { cliente } = await umContrato(s().db, { empresa_id, plano_id: caixa.plano_id })
  const { id, valor } = (await pedir('POST', '/boleto', corpoAvulso(cliente.id))).corpo
  const agir = async (acao: string, dados: object = {}) => {
    const { versao } = (await pedir('GET', `/boleto/${id}`)).corpo
    const corpo = { versao, motivo: 'Comprovante do cliente', ...dados }
    expect((await pedir('POST', `/boleto/${id}/${acao}`, corpo)).status).toBe(200)
  }
  const pagamento = { valor, pago_em: hoje() }
  await agir('pagar', { ...pagamento, meio: 'PIX' })
  await agir('desfazer_baixa')
  expect(await tipos()).toEqual(['boleto.emitido', 'boleto.pago', 'boleto.reaberto'])
  await agir('pagar', { ...pagamento, meio: 'PIX' })
  const doBanco = { ...pagamento, meio: 'BOLETO', credito_em: null, tarifa: null, a_mao: false } as const
  await acontecer(s().db, [{ boleto_id: id, acontecimento: { tipo: 'PAGO', chave: 'BOLETO 1', ...doBanco } }])
  await agir('desfazer_baixa')
  expect(await tipos()).toEqual(['boleto.pago'])
})

test('todo evento da lista tem descrição e corpo descrito', () => {
  expect(corposDeWebhook.map(({ tipo }) => tipo)).toEqual([...Object.keys(eventosDeWebhook), 'teste'])
})
