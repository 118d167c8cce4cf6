import { Lote } from '@balcao/contract/cobranca/lote-api'
import type { MesDoVencimento } from '@balcao/contract/provedor/configuracao-cobranca'
import { diaNoFuso, somarMeses } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { contrato as contratos } from '#vendas/contrato/contrato.table.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { boleto } from '../boleto.table.ts'
import { boletoLote } from '../lote.table.ts'
import { emitirLote } from './emitir-lote.commands.ts'

const { s, pedir, outraEmpresa, contrato, agir, obter } = usarBoletos()
const mes = (daqui: number) =>
  somarMeses(`${diaNoFuso(new Date(), 'America/Sao_Paulo').slice(0, 7)}-01`, daqui).slice(0, 7)

const iniciar = (empresa_id: string, competencia = mes(0), token?: string) =>
  pedir('POST', '/boleto/lote', { empresa_id, competencia }, token)
const terminado = async (id: string): Promise<Lote> =>
  vi.waitFor(
    async () => {
      const { corpo } = await pedir('GET', `/boleto/lote/${id}`)
      expect(corpo.situacao).not.toBe('EM_ANDAMENTO')
      return corpo
    },
    { timeout: 45_000 },
  )
const emitido = async (empresa_id: string, competencia?: string): Promise<Lote> => {
  const { status, corpo, texto } = await iniciar(empresa_id, competencia)
  if (status !== 202) throw new Error(texto)
  return terminado(corpo.id)
}
const mundo = async (quantos: number) => {
  const { empresa_id, conta_id } = await outraEmpresa()
  const feitos = []
  for (let i = 0; i < quantos; i++) feitos.push(await contrato({ empresa_id, meses: 3 }))
  return { empresa_id, conta_id, feitos }
}

const mudarVencimento = async (vencimento_da_mensalidade: MesDoVencimento) => {
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  const mudanca = { versao: corpo.versao, vencimento_da_mensalidade }
  expect((await s().pedir('PUT', '/configuracao', { token, corpo: mudanca })).status).toBe(200)
}

describe('um mês inteiro', () => {
  test('cada contrato uma vez; de novo, nada; o valor é o do contrato', async () => {
    const { empresa_id, feitos } = await mundo(3)
    const previa = await pedir('GET', `/boleto/lote/previa?empresa_id=${empresa_id}&competencia=${mes(0)}`)
    expect(previa.corpo).toEqual({ competencia: mes(0), contratos: 3, ja_emitidos: 0, sem_cobranca: 0 })
    const lote = await emitido(empresa_id)
    expect(Lote.safeParse(lote).error).toBeUndefined()
    expect(lote).toMatchObject({
      situacao: 'CONCLUIDO',
      total: 3,
      vistos: 3,
      emitidos: 3,
      falhas: 0,
      sem_cobranca: 0,
    })
    const boletos = await s().db.select().from(boleto).where(eq(boleto.lote_id, lote.id))
    expect(new Set(boletos.map(({ cliente_plano_id }) => cliente_plano_id))).toEqual(
      new Set(feitos.map(({ id }) => id)),
    )
    expect(lote.valor).toBe(boletos.reduce((soma, { valor }) => soma + valor, 0))
    const { corpo } = await pedir('GET', `/contrato/${feitos[0]?.id}`)
    const doMes = corpo.meses.find((m: { competencia: string }) => m.competencia === mes(0))
    expect(boletos[0]?.valor).toBe(doMes.total)
    expect(await emitido(empresa_id)).toMatchObject({ emitidos: 0, sem_cobranca: 3, vistos: 3 })
    expect((await pedir('GET', `/boleto?lote_id=${lote.id}`)).corpo.itens).toHaveLength(3)
    const quem = { emitido_por: lote.criado_por, em_lote: true }
    expect(await obter(boletos[0]?.id ?? '')).toMatchObject(quem)
  })

  test('sem dizer o mês: o que vence no mês que vem; emitido inteiro, o seguinte', async () => {
    const { empresa_id } = await mundo(1)
    const proximo = async () => (await pedir('GET', `/boleto/lote/previa?empresa_id=${empresa_id}`)).corpo
    expect(await proximo()).toEqual({ competencia: mes(0), contratos: 1, ja_emitidos: 0, sem_cobranca: 0 })
    await emitido(empresa_id)
    expect(await proximo()).toEqual({ competencia: mes(1), contratos: 1, ja_emitidos: 0, sem_cobranca: 0 })
    await mudarVencimento('PROPRIO')
    onTestFinished(() => mudarVencimento('SEGUINTE'))
    expect(await proximo()).toMatchObject({ competencia: mes(1) })
    await emitido(empresa_id, mes(1))
    expect(await proximo()).toMatchObject({ competencia: mes(2) })
  })

  test('quem nada deve não prende o mês proposto; uma falha, sim', async () => {
    const { empresa_id, feitos } = await mundo(2)
    const [semDocumento] = feitos
    if (!semDocumento) throw new Error('sem contratos')
    const documento = (cpf_cnpj: string | null) =>
      s().db.update(cliente).set({ cpf_cnpj }).where(eq(cliente.id, semDocumento.cliente.id))
    const previa = async (doMes = '') =>
      (await pedir('GET', `/boleto/lote/previa?empresa_id=${empresa_id}${doMes}`)).corpo
    const proposto = async () => (await previa()).competencia
    await documento(null)
    expect(await emitido(empresa_id)).toMatchObject({ emitidos: 1, falhas: 1 })
    expect(await proposto()).toBe(mes(0))
    await documento('52998224725')
    await s().pool.query(
      `insert into contrato_evento (id, contrato_id, tipo, dia, situacao, dados, autor, quem)
       select gen_random_uuid(), $1, 'SUSPENSAO', $2, 'FEITO', '{}', 'PESSOA', 'Teste'`,
      [semDocumento.id, `${mes(-1)}-01`],
    )
    // Before and after a batch that finds nothing else.
    expect(await proposto()).toBe(mes(1))
    expect(await previa(`&competencia=${mes(0)}`)).toMatchObject({
      ...{ contratos: 2, ja_emitidos: 1, sem_cobranca: 1 },
    })
    expect(await emitido(empresa_id)).toMatchObject({ emitidos: 0, sem_cobranca: 2, falhas: 0 })
    expect(await proposto()).toBe(mes(1))
  })

  test('quem já tinha, quem paga no cartão, quem nada deve e quem não tem documento', async () => {
    const { empresa_id, feitos } = await mundo(5)
    const [jaTinha, cartao, cancelado, semDocumento] = feitos
    if (!jaTinha || !cartao || !cancelado || !semDocumento) throw new Error('sem contratos')
    const { corpo } = await pedir('POST', `/contrato/${jaTinha.id}/boleto`, { competencias: [mes(0)] })
    await agir(await obter(corpo.emitidos[0].id), 'cancelar', { motivo: 'Cortesia do mês' })
    await s().db.update(venda).set({ forma_pagamento: 'CARTAO' }).where(eq(venda.id, cartao.venda.id))
    await s()
      .db.update(contratos)
      .set({ situacao: 'CANCELADO', cancelado_em: `${mes(-1)}-02T12:00:00Z` })
      .where(eq(contratos.id, cancelado.id))
    await s().db.update(cliente).set({ cpf_cnpj: null }).where(eq(cliente.id, semDocumento.cliente.id))
    const lote = await emitido(empresa_id)
    expect(lote).toMatchObject({ total: 3, vistos: 3, emitidos: 1, sem_cobranca: 1, falhas: 1 })
    const { corpo: falhas } = await pedir('GET', `/boleto/lote/${lote.id}/falha`)
    expect(falhas.itens).toMatchObject([
      { cliente_plano_id: semDocumento.id, motivo: 'O cliente não tem CPF ou CNPJ', plano: 'Fibra 500' },
    ])
  })

  test('os que ficaram sem boleto em CSV, sem fórmula viva, para quem emite', async () => {
    const { empresa_id, feitos } = await mundo(2)
    const [primeiro] = feitos
    if (!primeiro) throw new Error('sem contratos')
    const semDocumento = { nome: '=SOMA(A1)', cpf_cnpj: null }
    await s().db.update(cliente).set(semDocumento).where(eq(cliente.id, primeiro.cliente.id))
    const { id } = await emitido(empresa_id)
    const exportar = (token?: string) => pedir('GET', `/boleto/lote/${id}/falha/exportar`, undefined, token)
    expect((await exportar()).texto).toBe(
      `\uFEFFCliente;Plano;Motivo\r\n"'=SOMA(A1)";Fibra 500;O cliente não tem CPF ou CNPJ\r\n`,
    )
    const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [empresa_id] })
    expect((await exportar(acesso)).status).toBe(403)
  })

  test('dez pedidos ao mesmo tempo: um lote, e cada contrato uma vez', async () => {
    const { empresa_id } = await mundo(2)
    const respostas = await Promise.all(Array.from({ length: 10 }, () => iniciar(empresa_id)))
    for (const { status, corpo } of respostas) {
      expect([202, 409]).toContain(status)
      if (status === 202) await terminado(corpo.id)
    }
    expect(await s().db.$count(boleto, eq(boleto.empresa_id, empresa_id))).toBe(2)
  })

  test('o lote, um pedido por contrato e a instalação ao mesmo tempo: ninguém é cobrado duas vezes', async () => {
    const { empresa_id } = await outraEmpresa()
    const um = await contrato({ empresa_id })
    const competencia = um.ativo_desde.slice(0, 7)
    const [lote] = await Promise.all([
      iniciar(empresa_id, competencia),
      pedir('POST', `/contrato/${um.id}/boleto`, { competencias: [competencia] }),
      pedir('POST', `/venda/${um.venda.id}/boleto`, { vencimento: '2030-12-10' }),
    ])
    await terminado(lote.corpo.id)
    const { rows } = await s().pool.query(
      `select count(*) filter (where competencia is not null)::int as meses,
         count(*) filter (where exists (select 1 from jsonb_array_elements(itens) i where (i ->> 'valor')::int = 5000))::int as instalacoes
       from boleto where empresa_id = $1`,
      [empresa_id],
    )
    expect(rows[0]).toEqual({ meses: 1, instalacoes: 1 })
  })
})

describe('no meio', () => {
  const parado = async () => {
    const { empresa_id, conta_id, feitos } = await mundo(2)
    const [lote] = await s()
      .db.insert(boletoLote)
      .values({
        ...{
          empresa_id,
          conta_bancaria_id: conta_id,
          competencia: mes(0),
          emissao: `${mes(0)}-01`,
          total: 2,
        },
        criado_por: (await s().admin()).id,
      })
      .returning()
    if (!lote) throw new Error('sem lote')
    return { empresa_id, conta_id, feitos, lote }
  }

  test.each([
    ['inativa', { ativo: false }, /^A conta bancária .+ está inativa$/],
    ['mudada', { carteira: '' }, /^A conta bancária .+ precisa ser corrigida antes: ./],
    ['excluída', { excluido_em: new Date().toISOString() }, /foi excluída$/],
    ['sem números', { proximo_nosso_numero: 99_999_999 }, /^Os números da conta .+ acabaram/],
  ])('a conta deixa de poder emitir: o lote para e diz por quê (%s)', async (_, mudanca, motivo) => {
    const { conta_id, lote } = await parado()
    await s().db.update(contaBancaria).set(mudanca).where(eq(contaBancaria.id, conta_id))
    expect(await emitirLote(s().db, lote.id, () => true)).toBe(true)
    const esperado = { situacao: 'CANCELADO', emitidos: 0, motivo: expect.stringMatching(motivo) }
    expect((await pedir('GET', `/boleto/lote/${lote.id}`)).corpo).toMatchObject(esperado)
    const { itens } = (await pedir('GET', '/boleto/lote')).corpo
    expect(itens.find(({ id }: Lote) => id === lote.id)).toMatchObject(esperado)
    const { rows } = await s().pool.query(
      'select autor, autor_nome, mudancas from auditoria where entidade_id = $1',
      [lote.id],
    )
    expect(rows).toMatchObject([{ autor: 'SISTEMA', autor_nome: 'emissão de boletos em lote' }])
    expect(rows[0].mudancas).toContainEqual(expect.objectContaining({ campo: 'motivo' }))
  })

  test('interrompido por alguém não continua; outro lote do mês emite o que falta', async () => {
    const { empresa_id, lote } = await parado()
    expect((await iniciar(empresa_id)).corpo.message).toMatch(/já está sendo emitido/)
    const { corpo } = await pedir('POST', `/boleto/lote/${lote.id}/interromper`, {})
    expect(corpo).toMatchObject({ situacao: 'CANCELADO', motivo: null })
    expect((await pedir('POST', `/boleto/lote/${lote.id}/interromper`, {})).status).toBe(409)
    expect(await emitirLote(s().db, lote.id, () => true)).toBe(true)
    expect(await s().db.$count(boleto, eq(boleto.empresa_id, empresa_id))).toBe(0)
    expect(await emitido(empresa_id)).toMatchObject({ emitidos: 2 })
  })
})

test('recusas: sem contrato, sem conta, mês impossível, outra empresa, sem permissão', async () => {
  const { empresa_id } = await outraEmpresa()
  expect((await iniciar(empresa_id)).corpo.message).toMatch(/Nenhum contrato é cobrado/)
  expect((await iniciar(empresa_id, '2026-13')).status).toBe(400)
  const { id: semConta } = await s().fabrica.empresa()
  expect((await iniciar(semConta)).corpo.message).toMatch(/conta bancária/)
  const { conta_id: deOutra } = await outraEmpresa()
  await contrato({ empresa_id })
  const pedido = { empresa_id, competencia: mes(0), conta_bancaria_id: deOutra }
  expect((await pedir('POST', '/boleto/lote', pedido)).corpo.message).toMatch(/não é da empresa/)
  const alheio = await s().fabrica.pessoa({ grupo: ['CRIAR.BOLETO'], empresas: [semConta] })
  expect((await iniciar(empresa_id, mes(0), alheio.acesso)).status).toBe(404)
  const semPermissao = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'] })
  expect((await iniciar(empresa_id, mes(0), semPermissao.acesso)).status).toBe(403)
})
