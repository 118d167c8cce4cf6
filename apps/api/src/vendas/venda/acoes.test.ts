import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import type { Venda } from '@balcao/contract/vendas/venda'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { promocao } from '#catalogo/promocao/promocao.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { expirarVendas } from './expirar.commands.ts'
import { venda } from './venda.table.ts'

const vendas = usarVendas()
const { s, caixa, dados, enviar, enviada, totalDe, alguem } = vendas
const quem = { analista: '', supervisor: '' }
beforeAll(async () => {
  quem.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
  quem.supervisor = (await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])).acesso
})

const { agir, feita } = agirNaVenda(vendas, () => quem.analista)
const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')
const agendada = async (aprovada: Venda) =>
  chegarODia(s().db, await feita(aprovada, 'agendar', visitaAmanha()))
const concluida = async (nova: Venda) => {
  const aprovada = await feita(nova, 'aprovar')
  return feita(await agendada(aprovada), 'concluir', { numero_de_serie: 'ONU-1' })
}
const contratoDe = async ({ id }: Venda) => {
  const [lido] = await s().db.select().from(contrato).where(eq(contrato.venda_id, id))
  return lido
}
const clienteDe = async ({ cliente_id }: Venda) => {
  const [lido] = await s().db.select().from(cliente).where(eq(cliente.id, cliente_id))
  return lido
}
const comPromocao = async (limites: Parameters<typeof umaPromocao>[1] = {}) => {
  const { id: plano_id } = await umPlano(s().db)
  const { id } = await umaPromocao(s().db, { planos: [plano_id], ...limites })
  const usos = async () => {
    const [lida] = await s().db.select({ usos: promocao.usos }).from(promocao).where(eq(promocao.id, id))
    return lida?.usos
  }
  return { plano_id, usos }
}

describe('da análise à instalação', () => {
  test('aprovar cria o contrato; concluir o ativa, com o cliente, a fidelidade e o arrependimento', async () => {
    const { id: canal_venda_id } = await umCanal(s().db, { fora_do_estabelecimento: true })
    const nova = await enviada(dados({ canal_venda_id }))
    const aprovada = await feita(nova, 'aprovar')
    expect((await contratoDe(aprovada))?.situacao).toBe('AGUARDANDO_INSTALACAO')
    expect((await clienteDe(aprovada))?.situacao).toBe('PROSPECTO')
    const pronta = await feita(await agendada(aprovada), 'concluir', { numero_de_serie: 'ONU-1' })
    expect([pronta.situacao, pronta.arrependimento_ate !== null]).toEqual(['CONCLUIDA', true])
    expect(await contratoDe(pronta)).toMatchObject({
      situacao: 'ATIVO',
      numero_de_serie: 'ONU-1',
      cliente_antes: 'PROSPECTO',
    })
    expect((await clienteDe(pronta))?.situacao).toBe('ATIVO')
    expect(pronta.historico.map(({ acao }) => acao)).toEqual(['enviar', 'aprovar', 'agendar', 'concluir'])
  })

  test('dentro do prazo o arrependimento desfaz tudo; sem prazo é recusado', async () => {
    const { id: canal_venda_id } = await umCanal(s().db, { fora_do_estabelecimento: true })
    const arrependida = await feita(await concluida(await enviada(dados({ canal_venda_id }))), 'desistir')
    expect(arrependida.situacao).toBe('CANCELADA')
    expect(await contratoDe(arrependida)).toMatchObject({ situacao: 'CANCELADO', motivo: 'ARREPENDIMENTO' })
    expect((await clienteDe(arrependida))?.situacao).toBe('PROSPECTO')
    const naLoja = await concluida(await enviada())
    expect(naLoja.acoes).toContain('desistir')
    const { status, corpo } = await agir(naLoja, 'desistir')
    expect([status, corpo.message]).toEqual([
      409,
      'Só a venda feita fora da loja tem prazo de arrependimento',
    ])
  })

  test.each([
    ['no sétimo dia, até a meia-noite do provedor', 8, '02:59', 200],
    ['no oitavo dia', 8, '03:00', 409],
  ])('o arrependimento %s', async (_, dias, hora, esperado) => {
    const { id: canal_venda_id } = await umCanal(s().db, { fora_do_estabelecimento: true })
    const pronta = await concluida(await enviada(dados({ canal_venda_id })))
    expect(pronta.arrependimento_ate).toBe(somarDias(HOJE, 7))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${somarDias(HOJE, dias)}T${hora}:00Z`) })
    // The session must be of that day too.
    const token = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
    const { status, corpo } = await agir(pronta, 'desistir', {}, token)
    vi.useRealTimers()
    expect(status).toBe(esperado)
    if (status === 409)
      expect([corpo.codigo, corpo.message]).toEqual([
        'FORA_DO_PRAZO',
        `O prazo de arrependimento acabou em ${formatarData(somarDias(HOJE, 7))}`,
      ])
  })

  test('não se conclui o que é para amanhã, nem se agenda para ontem', async () => {
    const aprovada = await feita(await enviada(), 'aprovar')
    const marcada = await feita(aprovada, 'agendar', visitaAmanha())
    expect((await agir(marcada, 'concluir', { numero_de_serie: null })).corpo.codigo).toBe(
      'INSTALACAO_POR_VIR',
    )
    const passado = { data: '2020-01-02', turno: 'MANHA' }
    const recusado = await agir(marcada, 'agendar', { agendamento: passado, motivo: 'x y z' })
    expect([recusado.status, recusado.corpo.message]).toEqual([422, 'Escolha um dia de hoje em diante'])
  })
})

describe('cancelar, reprovar, negar', () => {
  test.each(['cancelar', 'reprovar'])('%s devolve a vaga da promoção, uma vez só', async (acao) => {
    const { plano_id, usos } = await comPromocao()
    const nova = await enviada(dados({ plano_id }))
    expect(await usos()).toBe(1)
    const depois = await feita(nova, acao, { motivo: 'O cliente desistiu' })
    expect([depois.motivo, await usos()]).toEqual(['O cliente desistiu', 0])
    await feita(nova, acao, { motivo: 'O cliente desistiu' })
    expect(await usos()).toBe(0)
  })

  test('o vendedor cancela a própria enquanto ela espera, e não depois', async () => {
    const nova = await enviada()
    const daqui = { motivo: 'Endereço errado' }
    expect((await agir(nova, 'cancelar', daqui, caixa.vendedor)).status).toBe(403)
    const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
    const espera = await enviada(dados({ canal_venda_id }))
    expect((await feita(espera, 'cancelar', daqui, caixa.vendedor)).situacao).toBe('CANCELADA')
  })

  test('cancelar depois de aprovada desfaz o contrato; o cliente que nasceu fica como prospecto', async () => {
    const aprovada = await feita(await enviada(), 'aprovar')
    const cancelada = await feita(aprovada, 'cancelar', { motivo: 'Sem viabilidade' })
    expect((await contratoDe(cancelada))?.situacao).toBe('CANCELADO')
    expect((await clienteDe(cancelada))?.situacao).toBe('PROSPECTO')
  })
})

describe('devolver, editar e reenviar', () => {
  test('devolvida com o motivo, o vendedor corrige e ela volta à análise', async () => {
    const nova = await enviada()
    expect((await agir(nova, 'devolver', { motivo: null })).status).toBe(422)
    const devolvida = await feita(nova, 'devolver', { motivo: 'O nome está errado' })
    expect([devolvida.situacao, devolvida.motivo]).toEqual(['PENDENTE', 'O nome está errado'])
    const { corpo } = await s().pedir('GET', '/venda/minhas?grupo=devolvidas', { token: caixa.vendedor })
    expect(corpo.itens).toContainEqual(expect.objectContaining({ id: nova.id, motivo: 'O nome está errado' }))
    expect((await feita(devolvida, 'reenviar', {}, caixa.vendedor)).situacao).toBe('EM_ANALISE')
  })

  test('o preço congelado fica: só outra oferta é precificada de novo', async () => {
    const { id: plano_id } = await umPlano(s().db)
    const pedido = dados({ plano_id })
    const devolvida = await feita(await enviada(pedido), 'devolver', { motivo: 'Confira o nome' })
    await s().db.execute(
      sql`update plano_preco set valor_mensal = valor_mensal * 2 where plano_id = ${plano_id}`,
    )
    const mudados = { ...pedido, cliente: { ...pedido.cliente, nome: 'João B. de Souza' } }
    const total_mostrado = devolvida.preco.total_fidelidade
    const editada = await feita(devolvida, 'editar', { dados: mudados, total_mostrado }, caixa.vendedor)
    expect([editada.preco, editada.situacao]).toEqual([devolvida.preco, 'EM_ANALISE'])
    const outro = { ...mudados, plano_id: caixa.plano_id }
    const devolta = await feita(editada, 'devolver', { motivo: 'Outro plano' })
    const corpo = { dados: outro, total_mostrado: await totalDe(outro) }
    expect((await feita(devolta, 'editar', corpo, caixa.vendedor)).plano.id).toBe(caixa.plano_id)
  })

  test('o link que expirou devolve a vaga; reenviado, toma-a de novo, se ainda houver', async () => {
    const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
    const { plano_id, usos } = await comPromocao({ limite_total: 1 })
    const espera = await enviada(dados({ plano_id, canal_venda_id }))
    await s().db.update(venda).set({ aceite_ate: '2020-01-01T00:00:00Z' }).where(eq(venda.id, espera.id))
    await expirarVendas(s().db)
    const token = caixa.vendedor
    const ler = async (): Promise<Venda> => (await s().pedir('GET', `/venda/${espera.id}`, { token })).corpo
    expect([(await ler()).situacao, await usos()]).toEqual(['EXPIRADA', 0])
    expect((await ler()).historico.at(-1)).toMatchObject({ acao: 'expirar', autor: 'SISTEMA' })
    const outra = await enviada(dados({ plano_id }))
    expect((await agir(await ler(), 'reenviar_link', {}, token)).corpo.codigo).toBe('PROMOCAO_ESGOTADA')
    await feita(outra, 'cancelar', { motivo: 'Desistiu' })
    expect((await feita(await ler(), 'reenviar_link', {}, token)).situacao).toBe('AGUARDANDO_ACEITE')
    expect(await usos()).toBe(1)
  })
})

describe('dois ao mesmo tempo', () => {
  test('cem ações na mesma venda: uma vence, uma linha no histórico, e os outros sabem o que houve', async () => {
    const nova = await enviada()
    const outro = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'EDITAR.VENDA_VENDEDOR']))
      .acesso
    const motivo = 'Duplicada'
    const tentativas = [
      () => agir(nova, 'aprovar'),
      () => agir(nova, 'cancelar', { motivo }, outro),
      () => agir(nova, 'devolver', { motivo }),
      () => agir(nova, 'reprovar', { motivo }, outro),
    ] as const
    const insistir = async (i: number): ReturnType<typeof agir> => {
      const resposta = await (tentativas[i % 4] as (typeof tentativas)[0])()
      // An overloaded server asks to come back.
      return resposta.status === 503 ? insistir(i) : resposta
    }
    const respostas = await Promise.all(Array.from({ length: 100 }, (_, i) => insistir(i)))
    const boas = respostas.filter(({ status }) => status === 200)
    const avisados = respostas.filter(({ status }) => status === 409)
    expect([boas.length > 0, boas.length + avisados.length]).toEqual([true, 100])
    expect(new Set(boas.map(({ corpo }) => corpo.situacao)).size).toBe(1)
    const { situacao, historico, versao } = (boas[0] as (typeof boas)[0]).corpo as Venda
    expect([historico.length, versao]).toEqual([2, nova.versao + 1])
    expect(new Set(avisados.map(({ corpo }) => corpo.atual.situacao))).toEqual(new Set([situacao]))
    const { rows } = await s().db.execute(
      sql`select acao, para from venda_historico where venda_id = ${nova.id}::uuid order by id`,
    )
    expect(rows).toMatchObject([{ acao: 'enviar' }, { acao: historico.at(-1)?.acao, para: situacao }])
  })
})

describe('quem alcança o quê', () => {
  test('a venda de outro vendedor ou de outra empresa é como se não existisse', async () => {
    const nova = await enviada()
    const outra = await s().fabrica.empresa('Outra')
    const alheios = [
      (await alguem(['REALIZAR_VENDA', 'LISTAR.VENDA'])).acesso,
      (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'REALIZAR_VENDA'], [outra.id])).acesso,
    ]
    const lidos = await s().pedir('GET', `/venda/nomes?ids=${nova.id},${v7()}`, { token: caixa.vendedor })
    expect(lidos.corpo).toEqual([{ id: nova.id, cliente: nova.cliente.nome }])
    for (const token of alheios) {
      expect((await s().pedir('GET', `/venda/${nova.id}`, { token })).status).toBe(404)
      const { corpo } = await s().pedir('GET', `/venda/nomes?ids=${nova.id}`, { token })
      expect(corpo).toEqual([])
      expect((await agir(nova, 'copiar', {}, token)).status).toBe(400)
      const copia = { rascunho_id: v7(), dispositivo: 'teste' }
      const { status } = await s().pedir('POST', `/venda/${nova.id}/copiar`, { token, corpo: copia })
      expect(status).toBe(404)
    }
    expect((await agir(nova, 'aprovar', {}, alheios[1])).status).toBe(404)
    expect((await s().pedir('GET', `/venda/${nova.id}`, { token: quem.analista })).status).toBe(200)
  })

  test('copiar leva os dados e a oferta, e mais nada', async () => {
    const nova = await enviada()
    const rascunho_id = v7()
    const { status, corpo } = await s().pedir('POST', `/venda/${nova.id}/copiar`, {
      token: caixa.vendedor,
      corpo: { rascunho_id, dispositivo: 'Chrome no Android' },
    })
    expect([status, corpo.id, corpo.dados.plano_id]).toEqual([201, rascunho_id, nova.plano.id])
    const repetida = await enviar({
      ...corpo.dados,
      agendamento: { data: somarDias(HOJE, 5), turno: 'MANHA' },
    })
    expect(repetida.corpo.situacao).toBe('AGUARDANDO_AUTORIZACAO')
  })

  test('copiar o próprio rascunho começa outro na mesma etapa; o de outra pessoa não existe', async () => {
    const [id, rascunho_id] = [v7(), v7()]
    const token = caixa.vendedor
    const { agendamento, ...resto } = dados()
    const rascunho = { dados: { ...resto, agendamento }, etapa: 'plano', dispositivo: 'teste', versao: null }
    const gravado = await s().pedir('PUT', `/venda/rascunho/${id}`, { token, corpo: rascunho })
    expect(gravado.status).toBe(200)
    const copia = { rascunho_id, dispositivo: 'teste' }
    const copiar = (token: string) => s().pedir('POST', `/venda/${id}/copiar`, { token, corpo: copia })
    expect((await copiar((await alguem(['REALIZAR_VENDA'])).acesso)).status).toBe(404)
    const { status, corpo } = await copiar(token)
    expect([status, corpo.id, corpo.etapa]).toEqual([201, rascunho_id, 'plano'])
    expect(corpo.dados).toEqual({ ...resto, agendamento: { turno: agendamento.turno } })
    const original = await s().pedir('GET', `/venda/rascunho/${id}`, { token })
    expect(original.corpo.dados).toEqual(gravado.corpo.dados)
  })
})

describe('trocar o vendedor', () => {
  test('duas vezes pelo mesmo é uma; por outro, sobre a mesma versão, é avisado', async () => {
    const nova = await enviada()
    const troca = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_VENDEDOR'])).acesso
    const [um, outro] = [await alguem(['REALIZAR_VENDA']), await alguem(['REALIZAR_VENDA'])]
    const trocar = ({ id }: { id: string }) => agir(nova, 'trocar_vendedor', { vendedor_id: id }, troca)
    const respostas = [await trocar(um), await trocar(um), await trocar(outro)]
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(respostas[2]?.corpo.atual.vendedor.id).toBe(um.id)
  })

  test('a escolha tem os vendedores ativos da empresa, menos o atual; sem alcance não há venda', async () => {
    const nova = await enviada()
    const troca = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_VENDEDOR'])).acesso
    const outro = await alguem(['REALIZAR_VENDA'])
    const { id: outraEmpresa } = await s().fabrica.empresa('Serra Net')
    const deFora = await alguem(['REALIZAR_VENDA'], [outraEmpresa])
    const desligado = await alguem(['REALIZAR_VENDA'])
    await s().db.execute(sql`update usuario set ativo = false where id = ${desligado.id}::uuid`)
    const caminho = `/venda/${nova.id}/vendedores`
    const { corpo } = await s().pedir('GET', caminho, { token: troca })
    const ids = corpo.map(({ id }: { id: string }) => id)
    expect(ids).toContain(outro.id)
    for (const fora of [caixa.vendedorId, deFora.id, desligado.id]) expect(ids).not.toContain(fora)
    const recusado = await agir(nova, 'trocar_vendedor', { vendedor_id: deFora.id }, troca)
    expect([recusado.status, recusado.corpo.campos]).toEqual([
      422,
      { vendedor_id: ['Escolha um vendedor ativo desta empresa'] },
    ])
    expect((await s().pedir('GET', caminho, { token: quem.analista })).status).toBe(403)
    const longe = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_VENDEDOR'], [outraEmpresa])).acesso
    expect((await s().pedir('GET', caminho, { token: longe })).status).toBe(404)
  })
})
