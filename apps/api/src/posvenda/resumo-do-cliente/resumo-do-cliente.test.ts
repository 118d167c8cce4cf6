import { randomUUID } from 'node:crypto'
import type { Permissao } from '@balcao/contract/base/permissao'
import { type ResumoDoCliente, resumoDoClienteApi } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { pessoa } from '#infra/http/contexto.ts'
import { medidor, nosDe } from '#testes/medidor.ts'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'
import { corpoAvulso } from '#testes/usar-boletos.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { umContratoDaVenda } from '../atendimento/atendimento.fabrica.ts'
import { atendimento } from '../atendimento/atendimento.table.ts'
import { resumosDosClientes } from './resumo-do-cliente.queries.ts'

const { s, caixa, umContrato, alguem, aberto } = usarAtendimentos()

const perguntar = (token: string, ids: string[]) =>
  s().pedir('GET', `/cliente/resumos?ids=${ids.join()}`, { token })
const resumo = async (token: string, id = mundo.cliente): Promise<ResumoDoCliente | undefined> => {
  const { status, corpo, texto } = await perguntar(token, [id])
  expect(status, texto).toBe(200)
  expect(resumoDoClienteApi.listar.resposta.safeParse(corpo).error).toBeUndefined()
  return corpo[0]
}
const como = async (permissoes: Permissao[], empresas?: string[]) =>
  (await alguem(permissoes, empresas)).acesso

const mundo = { cliente: '', contrato: '', vendedor: { id: '', acesso: '' } }
const vender = (situacao: SituacaoVenda, vendedorId: string, empresaId = caixa.empresa) =>
  umaVendaGravada(s(), { situacao, vendedorId, empresaId, clienteId: mundo.cliente })

beforeAll(async () => {
  Object.assign(mundo, await umContrato())
  mundo.vendedor = await alguem(['REALIZAR_VENDA'])
  const atrasado = await aberto({ cliente_plano_id: mundo.contrato })
  await s()
    .db.update(atendimento)
    .set({ prazo: '2026-01-05T12:00:00Z' })
    .where(eq(atendimento.id, atrasado.id))
  await aberto({ cliente_plano_id: mundo.contrato })
})

test('plano e situação para todos, os em vigor primeiro; o resto, só de quem pode', async () => {
  const velha = await vender('CANCELADA', caixa.quem)
  const cancelado = await umContratoDaVenda(s().db, velha.id)
  await s().db.update(contrato).set({ situacao: 'CANCELADO' }).where(eq(contrato.id, cancelado))
  expect(await resumo(await como([]))).toEqual({
    cliente_id: mundo.cliente,
    planos: [
      { id: mundo.contrato, nome: 'Fibra 500', situacao: 'ATIVO' },
      { id: cancelado, nome: 'Fibra 500', situacao: 'CANCELADO' },
    ],
    ...{ planos_a_mais: 0, vendas: null, atendimentos: null, boletos: null },
  })
  expect((await s().pedir('GET', `/cliente/resumos?ids=${mundo.cliente}`)).status).toBe(401)
})

test('as vendas em andamento: as próprias, ou as de todos; das empresas de quem pergunta', async () => {
  const outra = await s().fabrica.empresa()
  const minha = await vender('PENDENTE', mundo.vendedor.id)
  const deOutro = await vender('EM_ANALISE', caixa.quem)
  const deFora = await vender('AGENDADA', caixa.quem, outra.id)
  for (const acabou of ['CONCLUIDA', 'REPROVADA', 'CANCELADA'] as const)
    await vender(acabou, mundo.vendedor.id)
  const protocolos = async (token: string) => (await resumo(token))?.vendas?.map(({ protocolo }) => protocolo)

  expect((await resumo(mundo.vendedor.acesso))?.vendas).toEqual([
    { id: minha.id, protocolo: minha.protocolo, plano: 'Fibra 500', situacao: 'PENDENTE', propria: true },
  ])
  expect(await protocolos(await como(['LISTAR.VENDA']))).toEqual([])
  const todas = await como(['LISTAR.TODAS_VENDAS'])
  expect(await protocolos(todas)).toEqual([deOutro.protocolo, minha.protocolo])
  expect((await resumo(todas))?.vendas?.some(({ propria }) => propria)).toBe(false)
  const nasDuas = await como(['LISTAR.TODAS_VENDAS'], [caixa.empresa, outra.id])
  expect(await protocolos(nasDuas)).toEqual([deFora.protocolo, deOutro.protocolo, minha.protocolo])
})

test('atendimentos em aberto e atrasados só com a permissão de listá-los', async () => {
  expect((await resumo(await como(['LISTAR.ATENDIMENTO'])))?.atendimentos).toEqual({
    ...{ em_aberto: 2, atrasados: 1 },
  })
  const semNada = await umContrato()
  expect((await resumo(caixa.token, semNada.cliente))?.atendimentos).toEqual({ em_aberto: 0, atrasados: 0 })
})

test('boletos em aberto e vencidos, com quanto está vencido, só com a permissão de listá-los', async () => {
  const outra = await s().fabrica.empresa()
  const dono = await umClienteComEndereco(s().db, caixa.empresa)
  await umaConta(s().db, { empresa_id: caixa.empresa })
  const { acesso: token } = await s().admin()
  const emitir = async () => {
    const { corpo } = await s().pedir('POST', '/boleto', { token, corpo: corpoAvulso(dono.id) })
    return corpo.id as string
  }
  const [vencido, outroVencido, cancelado, deFora] = [
    await emitir(),
    await emitir(),
    await emitir(),
    await emitir(),
  ]
  await emitir()
  const mudar = (id: string, dados: Partial<typeof boleto.$inferInsert>) =>
    s().db.update(boleto).set(dados).where(eq(boleto.id, id))
  await mudar(vencido, { vencimento: '2026-01-05', valor: 100_00 })
  await mudar(outroVencido, { vencimento: '2026-01-06', valor: 50_00 })
  await mudar(cancelado, { vencimento: '2026-01-07', situacao: 'CANCELADO' })
  await mudar(deFora, { vencimento: '2026-01-07', empresa_id: outra.id })
  const visto = async (permissoes: Permissao[]) => (await resumo(await como(permissoes), dono.id))?.boletos
  expect(await visto(['LISTAR.BOLETO'])).toEqual({ em_aberto: 3, vencidos: 2, valor_vencido: 150_00 })
  expect(await visto(['LISTAR.ATENDIMENTO'])).toBeNull()
  const semNada = await umContrato()
  expect((await resumo(await como(['LISTAR.BOLETO']), semNada.cliente))?.boletos).toEqual({
    ...{ em_aberto: 0, vencidos: 0, valor_vencido: 0 },
  })
})

test('cliente de outra empresa ou que não existe fica de fora; o que não é id, e mais de vinte, é recusado', async () => {
  const outra = await s().fabrica.empresa()
  const deFora = await umContrato({}, outra.id)
  const { corpo } = await perguntar(caixa.token, [deFora.cliente, randomUUID(), mundo.cliente])
  expect(corpo.map((um: ResumoDoCliente) => um.cliente_id)).toEqual([mundo.cliente])
  expect((await perguntar(await como([], []), [mundo.cliente])).corpo).toEqual([])
  const vinte = Array.from({ length: 20 }, () => randomUUID())
  expect((await perguntar(caixa.token, vinte)).status).toBe(200)
  for (const ids of [[...vinte, randomUUID()], ['abc'], [''], [mundo.cliente, '']])
    expect((await perguntar(caixa.token, ids)).status, ids.join()).toBe(400)
})

test('mais planos do que cabem: diz quantos', async () => {
  const { cliente } = await umContrato()
  for (let i = 0; i < 5; i++) {
    const { id } = await umaVendaGravada(s(), {
      ...{ situacao: 'CONCLUIDA', vendedorId: caixa.quem, empresaId: caixa.empresa, clienteId: cliente },
    })
    await umContratoDaVenda(s().db, id)
  }
  const { planos, planos_a_mais } = (await resumo(caixa.token, cliente)) ?? {}
  expect([planos?.length, planos_a_mais]).toEqual([4, 2])
})

test('uma consulta para todos os clientes, e cada tabela por um índice do cliente', async () => {
  const ids = [mundo.cliente]
  for (let i = 0; i < 3; i++) ids.push((await umContrato()).cliente)
  const tudo = pessoa({
    ...{ id: mundo.vendedor.id, sessaoId: randomUUID(), nome: '', empresas: null },
    permissoes: ['LISTAR.TODAS_VENDAS', 'LISTAR.ATENDIMENTO', 'LISTAR.BOLETO'],
  })
  const conexao = await s().pool.connect()
  try {
    // The tables are small here: what counts is that there is an index for each.
    await conexao.query('set enable_seqscan = off; set enable_bitmapscan = off')
    const { db, medidas } = medidor(conexao)
    expect(await resumosDosClientes(db, tudo, { ids, hoje: '2026-12-10' })).toHaveLength(4)
    expect(medidas).toHaveLength(1)
    const usados = medidas.flatMap(({ plano }) => nosDe(plano)).map((no) => no['Index Name'])
    for (const indice of [
      ...['cliente_plano_do_cliente', 'venda_do_cliente', 'atendimento_do_cliente', 'boleto_do_cliente'],
    ])
      expect(usados).toContain(indice)
  } finally {
    conexao.release(true)
  }
})
