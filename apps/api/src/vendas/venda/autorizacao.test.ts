import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { HistoricoDoCliente } from '@balcao/contract/vendas/historico-do-cliente-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'
import { venda } from './venda.table.ts'

const vendas = usarVendas()
const { s, caixa, dados, enviada, alguem } = vendas
const quem = { supervisor: '', analista: '' }
beforeAll(async () => {
  quem.supervisor = (await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])).acesso
  quem.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
})
const { agir, feita } = agirNaVenda(vendas, () => quem.supervisor)
const historico = (id: string, token = quem.supervisor) =>
  s().pedir('GET', `/venda/${id}/historico-do-cliente`, { token })
const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')

/** Somebody who already has a contract, and buys again. */
const segundaCompra = async (mudancas: Partial<DadosDoRascunho> = {}) => {
  const pedido = dados()
  const primeira = await enviada(pedido)
  const aprovada = await feita(primeira, 'aprovar', {}, quem.analista)
  const agendada = await feita(aprovada, 'agendar', visitaAmanha(), quem.analista)
  await chegarODia(s().db, agendada)
  const pronta = await feita(agendada, 'concluir', { numero_de_serie: null }, quem.analista)
  return { pronta, espera: await enviada({ ...pedido, ...mudancas }) }
}

describe('o histórico de quem compra', () => {
  test('contratos e vendas da pessoa, do mais novo ao mais antigo, com a restrição do cadastro', async () => {
    const { pronta, espera } = await segundaCompra()
    await s().pool.query(`update cliente set restricao = $2 where id = $1`, [
      espera.cliente_id,
      { motivo: 'Não pagou em 2024', por: 'Ana Lima', em: '2026-01-10T12:00:00.000Z' },
    ])
    expect(espera.restricoes.map(({ regra }) => regra)).toEqual(['CONTRATO_ATIVO'])
    const { status, corpo } = await historico(espera.id)
    const lido = corpo as HistoricoDoCliente
    expect(status).toBe(200)
    expect(lido.contratos).toMatchObject([{ ligacao: 'PESSOA', situacao: 'ATIVO', ativo_desde: HOJE }])
    expect(lido.vendas).toMatchObject([
      { id: pronta.id, ligacao: 'PESSOA', situacao: 'CONCLUIDA', protocolo: pronta.protocolo },
    ])
    expect(lido.restricao?.motivo).toBe('Não pagou em 2024')
  })

  test('o que outra pessoa tem na mesma porta aparece como da porta', async () => {
    const { cliente } = dados()
    const { pronta, espera } = await segundaCompra({ cliente })
    const lido: HistoricoDoCliente = (await historico(espera.id)).corpo
    expect(lido.contratos).toMatchObject([{ ligacao: 'PORTA', cliente: pronta.cliente.nome }])
    expect(lido.vendas).toEqual([])
  })

  test('quem não autoriza não o lê; a venda fora do alcance é como se não existisse', async () => {
    const { espera } = await segundaCompra()
    expect((await historico(espera.id, caixa.vendedor)).status).toBe(403)
    expect((await historico(espera.id, quem.analista)).status).toBe(403)
    const outra = await s().fabrica.empresa('Outra Rede')
    const deFora = await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'], [outra.id])
    expect((await historico(espera.id, deFora.acesso)).status).toBe(404)
    const soAsProprias = await alguem(['LISTAR.VENDA', 'AUTORIZAR.VENDA_RESTRITA'])
    expect((await historico(espera.id, soAsProprias.acesso)).status).toBe(404)
  })
})

describe('autorizar e negar', () => {
  const restrita = async (token = caixa.vendedor) => {
    const { id: plano_id } = await umPlano(s().db, { restrito: true })
    return enviada(dados({ plano_id }), { token })
  }

  test.each(['autorizar', 'negar'])('%s: quem não pode, e por quê', async (acao) => {
    const dona = await alguem(['REALIZAR_VENDA', 'LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])
    const espera = await restrita(dona.acesso)
    const corpo = { motivo: 'Débito negociado' }
    const propria = await agir(espera, acao, corpo, dona.acesso)
    expect([propria.status, propria.corpo.message]).toEqual([
      403,
      'Quem vendeu não decide sobre a própria venda',
    ])
    expect((await agir(espera, acao, corpo, quem.analista)).status).toBe(403)
    const outra = await s().fabrica.empresa('Longe Net')
    const deFora = await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'], [outra.id])
    expect((await agir(espera, acao, corpo, deFora.acesso)).status).toBe(404)
    const lida = await s().pedir('GET', `/venda/${espera.id}`, { token: quem.supervisor })
    expect([lida.corpo.situacao, lida.corpo.versao]).toEqual(['AGUARDANDO_AUTORIZACAO', espera.versao])
  })

  test.each([
    ['vazio', ''],
    ['em branco', '  '],
    ['de duas letras', 'ab'],
    ['de dez mil letras', 'x'.repeat(10_000)],
  ])('um motivo %s é recusado em palavras', async (_, motivo) => {
    const espera = await restrita()
    const { status, corpo } = await agir(espera, 'autorizar', { motivo })
    expect(status).toBe(400)
    expect(corpo.campos.motivo[0]).toMatch(/obrigatório|Mínimo de 3|Máximo de 500/)
  })

  test('negada, acaba com o motivo; autorizada, guarda quem, quando e por quê', async () => {
    const negada = await feita(await restrita(), 'negar', { motivo: 'Débito em aberto' })
    expect([negada.situacao, negada.motivo, negada.acoes]).toEqual(['REPROVADA', 'Débito em aberto', []])
    const autorizada = await feita(await restrita(), 'autorizar', { motivo: 'Segundo ponto' })
    const { situacao, motivo, autorizacao } = autorizada
    expect([situacao, motivo, autorizacao?.motivo]).toEqual(['EM_ANALISE', null, 'Segundo ponto'])
  })
})

describe('autorizar', () => {
  const restrita = async () => {
    const { id: plano_id } = await umPlano(s().db, { restrito: true })
    return enviada(dados({ plano_id }))
  }

  test('autorizada, segue para a análise com quem e por quê', async () => {
    const espera = await restrita()
    expect(espera.situacao).toBe('AGUARDANDO_AUTORIZACAO')
    const depois = await feita(espera, 'autorizar', { motivo: 'Cliente antigo' }, quem.supervisor)
    expect([depois.situacao, depois.autorizacao?.motivo]).toEqual(['EM_ANALISE', 'Cliente antigo'])
  })

  test('quem vendeu não autoriza a própria, nem depois de passá-la a outro', async () => {
    const dona = await alguem([
      'REALIZAR_VENDA',
      'LISTAR.TODAS_VENDAS',
      'AUTORIZAR.VENDA_RESTRITA',
      'EDITAR.VENDA_VENDEDOR',
      'EDITAR.VENDA_SITUACAO',
    ])
    const { id: plano_id } = await umPlano(s().db, { restrito: true })
    const espera = await enviada(dados({ plano_id }), { token: dona.acesso })
    const motivo = 'Porque sim'
    expect((await agir(espera, 'autorizar', { motivo }, dona.acesso)).status).toBe(403)
    const vendedor_id = caixa.vendedorId
    const passada = await feita(espera, 'trocar_vendedor', { vendedor_id }, dona.acesso)
    expect((await agir(passada, 'autorizar', { motivo }, dona.acesso)).status).toBe(403)
    const { id: _, ...autorizada } = await feita(passada, 'autorizar', { motivo }, quem.supervisor)
    expect((await agir({ ...espera, versao: autorizada.versao }, 'aprovar', {}, dona.acesso)).status).toBe(
      403,
    )
  })

  test('editar o que foi autorizado anula a autorização', async () => {
    const autorizada = await feita(await restrita(), 'autorizar', { motivo: 'Pode' }, quem.supervisor)
    const editor = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'])).acesso
    const [lida] = await s().db.select().from(venda).where(eq(venda.id, autorizada.id))
    const antes = lida?.dados ?? dados()
    const mudados = { ...antes, cliente: { ...antes.cliente, nome: 'Outro Nome da Silva' } }
    const total_mostrado = autorizada.preco.total_fidelidade
    const editada = await feita(autorizada, 'editar', { dados: mudados, total_mostrado }, editor)
    expect([editada.situacao, editada.autorizacao]).toEqual(['AGUARDANDO_AUTORIZACAO', null])
    const pagamento = { ...mudados, dia_vencimento: 20 }
    const soOVencimento = await feita(editada, 'editar', { dados: pagamento, total_mostrado }, editor)
    expect([soOVencimento.situacao, soOVencimento.dia_vencimento]).toEqual(['AGUARDANDO_AUTORIZACAO', 20])
  })
})
