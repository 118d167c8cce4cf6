import { somarDias, somarMeses } from '@balcao/contract/valores/dia'
import type { OpcoesDoContrato } from '@balcao/contract/vendas/contrato-opcoes'
import type { Contrato, MesDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { describe, expect, test } from 'vitest'
import { umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarContratos } from '#testes/usar-contratos.ts'
import { umClienteComEndereco } from './contrato.fabrica.ts'
import { contratoEvento } from './contrato-evento.table.ts'

const { s, caixa, alguem, um, pedir, obter, em, registrar, feito, simular } = usarContratos()
const SANTOS = 3548500
const tiposPossiveis = ({ acoes }: Contrato) =>
  acoes.filter(({ impedimento }) => impedimento === null).map(({ tipo }) => tipo)

describe('a página', () => {
  test('diz o que se paga mês a mês, a fidelidade, a multa e o que esta pessoa pode fazer', async () => {
    const { id, ativo_desde, hoje, cliente } = await um({
      adicionais: [{ id: caixa.ponto_id, quantidade: 2 }],
    })
    const contrato = (await pedir('GET', `${id}?cliente_id=${cliente.id}`)).corpo as Contrato
    expect(contrato).toMatchObject({
      ...{ id, situacao: 'ATIVO', hoje, ativo_desde, mensalidade: 99_90 + 2 * 19_90, mes_atual: 6 },
      cliente: { id: cliente.id, nome: cliente.nome },
      fidelidade: { inicio: ativo_desde, ate: somarMeses(ativo_desde, 12), meses: 12 },
      multa: { valor: 350_00, causa: 'FIDELIDADE', cumpridos: 5, restantes: 7 },
      venda: { alcancada: true },
      ...{ eventos: [], versao: 1 },
    })
    expect(contrato.meses).toHaveLength(13)
    expect(contrato.meses[0]).toMatchObject({ numero: 6, competencia: hoje.slice(0, 7), origem: 'CONGELADO' })
    expect(contrato.meses[7]).toMatchObject({ numero: 13, origem: 'REGULAR', total: 139_70 })
    expect(tiposPossiveis(contrato)).not.toContain('REATIVACAO')
    expect(tiposPossiveis(contrato)).toHaveLength(7)
  })

  test('os meses de antes vêm à parte, e seguem o que aconteceu neles', async () => {
    const { id, ativo_desde, hoje } = await um()
    const anteriores = async (): Promise<MesDoContrato[]> =>
      (await pedir('GET', `${id}/meses-anteriores`)).corpo.itens
    const antes = await anteriores()
    expect(antes.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5])
    expect(antes[0]).toMatchObject({ competencia: ativo_desde.slice(0, 7), origem: 'CONGELADO' })
    // Two months ago, a day on which nobody can register anything any more.
    const dia = `${somarMeses(`${hoje.slice(0, 7)}-01`, -2)}`
    await s()
      .db.insert(contratoEvento)
      .values({
        ...{ contrato_id: id, tipo: 'SUSPENSAO', dia, situacao: 'FEITO', dados: {}, autor: 'SISTEMA' },
      })
    const [, , terceiro, quarto] = await anteriores()
    expect(terceiro).toMatchObject({ origem: 'CONGELADO', dias: null })
    expect(quarto).toMatchObject({ origem: 'ALTERADO', total: 0 })
  })

  test('o que acabou mostra o seu último mês, e antes dele os outros', async () => {
    const { id, hoje } = await um()
    const dia = `${somarMeses(`${hoje.slice(0, 7)}-10`, -2)}`
    await s()
      .db.insert(contratoEvento)
      .values({
        ...{ contrato_id: id, tipo: 'CANCELAMENTO', dia, situacao: 'FEITO', autor: 'SISTEMA' },
        dados: { culpa_do_provedor: false },
      })
    const { mes_atual, meses } = await obter(id)
    expect([mes_atual, meses.map(({ competencia }) => competencia)]).toEqual([4, [dia.slice(0, 7)]])
    const { corpo } = await pedir('GET', `${id}/meses-anteriores`)
    expect(corpo.itens.map(({ numero }: MesDoContrato) => numero)).toEqual([1, 2, 3])
  })

  test('a multa em outro dia, com o porquê', async () => {
    const { id, ativo_desde } = await um()
    const em = async (dia: string) => (await pedir('GET', `${id}/multa?dia=${dia}`)).corpo
    expect(await em(somarMeses(ativo_desde, 11))).toMatchObject({
      valor: 50_00,
      texto: expect.stringMatching(/Falta 1 dos 12/),
    })
    expect(await em(somarMeses(ativo_desde, 12))).toMatchObject({ valor: 0, causa: 'FIDELIDADE_CUMPRIDA' })
    expect(await em('2020-01-01')).toMatchObject({ valor: 0, causa: 'ANTES_DA_ATIVACAO' })
    expect((await pedir('GET', `${id}/multa?dia=amanha`)).status).toBe(400)
  })

  test('a partir do cancelamento planejado, a multa é a dele', async () => {
    const { id } = await um()
    const { eventos } = await feito(id, 'CANCELAMENTO', { dia: em(2) })
    expect(eventos[0]).toMatchObject({ situacao: 'PLANEJADO', multa: 350_00 })
    const noDia = async (dia: string) => (await pedir('GET', `${id}/multa?dia=${dia}`)).corpo
    expect((await noDia(em(1))).texto).toMatch(/^Faltam 7 dos 12 meses/)
    for (const dia of [em(2), em(200)])
      expect(await noDia(dia)).toMatchObject({
        ...{ dia: em(2), valor: 350_00, causa: 'FIDELIDADE' },
        texto: expect.stringMatching(/^O cancelamento está planejado para \d\d\/\d\d\/\d{4}\. Faltam 7/),
      })
  })

  test('de outra empresa, ou de outro cliente no endereço, não existe', async () => {
    const { id } = await um()
    const deFora = (await alguem([(await s().fabrica.empresa()).id])).acesso
    for (const caminho of [
      id,
      `${id}/meses-anteriores`,
      `${id}/multa?dia=2027-01-01`,
      `${id}/opcoes`,
      `${id}/pdf`,
    ])
      expect((await pedir('GET', caminho, undefined, deFora)).status).toBe(404)
    expect((await registrar(id, 'SUSPENSAO', { token: deFora })).status).toBe(404)
    const outro = await umClienteComEndereco(s().db, caixa.empresa_id)
    expect((await pedir('GET', `${id}?cliente_id=${outro.id}`)).status).toBe(404)
  })

  test('quem só vê não muda, e sabe por quê', async () => {
    const { id } = await um()
    const { acesso } = await s().fabrica.pessoa({
      grupo: ['VISUALIZAR.CLIENTE'],
      empresas: [caixa.empresa_id],
    })
    const visto = (await pedir('GET', id, undefined, acesso)).corpo as Contrato
    expect([tiposPossiveis(visto), visto.venda.alcancada]).toEqual([[], false])
    expect((await registrar(id, 'SUSPENSAO', { token: acesso })).status).toBe(403)
  })

  test('na lista do cliente está o plano de agora e o que vem', async () => {
    const { id, cliente } = await um()
    await feito(id, 'TROCA_PLANO', { dados: { plano_id: caixa.maior_id } })
    await feito(id, 'SUSPENSAO', { dia: em(9) })
    const { corpo } = await s().pedir('GET', `/cliente/${cliente.id}/contratos`, { token: caixa.token })
    expect(corpo.itens).toEqual([
      expect.objectContaining({
        ...{ id, situacao: 'ATIVO', plano: 'Fibra 800', mensalidade: 149_90 },
        endereco: expect.stringContaining('Campinas – SP'),
        planejado: { tipo: 'SUSPENSAO', dia: em(9) },
      }),
    ])
  })

  test('o PDF é um PDF, e quem o viu fica registrado uma vez', async () => {
    const { id, cliente } = await um()
    await feito(id, 'TROCA_PLANO', { dados: { plano_id: caixa.maior_id } })
    const { status, texto } = await pedir('GET', `${id}/pdf`)
    expect([status, texto.slice(0, 5)]).toEqual([200, '%PDF-'])
    const olhadas = 'select count(*)::integer as vezes from cliente_acesso where cliente_id = $1'
    expect((await s().pool.query(olhadas, [cliente.id])).rows).toEqual([{ vezes: 1 }])
  })
})

describe('o que se paga depois de uma mudança', () => {
  test('a troca no mês 6 vale no 7: o desconto do plano acaba e o do adicional continua', async () => {
    const { id: promocao } = await umaPromocao(s().db, {
      ...{ planos: [caixa.plano_id], duracao_meses: 12 },
      desconto_mensalidade: { tipo: 'VALOR', valor: 20_00 },
    })
    const { id } = await um({
      adicionais: [{ id: caixa.ponto_id, quantidade: 1 }],
      promocoes: [promocao],
    })
    const pedido = { dados: { plano_id: caixa.maior_id } }
    const simulada = await simular(id, 'TROCA_PLANO', pedido)
    expect(simulada).toMatchObject({
      recusas: [],
      antes: { plano: 'Fibra 500', mensalidade: 119_80, multa: { valor: 350_00 } },
      depois: { plano: 'Fibra 800', mensalidade: 169_80, multa: { valor: 350_00 } },
    })
    expect(simulada.faturas.slice(0, 2).map(({ antes, depois }) => [antes, depois])).toEqual([
      [99_80, 99_80],
      [99_80, 169_80],
    ])
    expect(simulada.avisos[0]).toMatch(/a partir da fatura de/)
    const contrato = await feito(id, 'TROCA_PLANO', pedido)
    expect(contrato).toMatchObject({ plano: { nome: 'Fibra 800' }, mensalidade: 169_80, versao: 2 })
    const [evento] = contrato.eventos
    expect(evento).toMatchObject({
      situacao: 'FEITO',
      texto: expect.stringMatching(/De Fibra 500 para Fibra 800/),
      pode_desfazer: true,
    })
    expect(contrato.meses.slice(0, 2)).toMatchObject([
      { total: 99_80, origem: 'CONGELADO', eventos: [] },
      { total: 169_80, origem: 'ALTERADO', eventos: [evento?.id] },
    ])
    const { rows } = await s().pool.query(
      `select mudancas from auditoria where entidade = 'contrato' and entidade_id = $1`,
      [id],
    )
    expect(JSON.stringify(rows)).toContain('Fibra 800')
  })

  test('o preço acertado não muda com o catálogo; o benefício novo começa outra fidelidade', async () => {
    const { db, pool } = s()
    const outro = await umPlano(db, { nome: 'Fibra 900', valor_mensal: 180_00 })
    const { id, hoje } = await um()
    const dados = { plano_id: outro.id, novo_beneficio: true }
    const contrato = await feito(id, 'TROCA_PLANO', { dados, dia: em(3) })
    await pool.query('update plano_preco set valor_mensal = 1 where plano_id = $1', [outro.id])
    expect((await obter(id)).meses).toEqual(contrato.meses)
    expect(contrato.multa.valor).toBe(350_00)
    const depois = await pedir('GET', `${id}/multa?dia=${somarMeses(em(3), 1)}`)
    expect(depois.corpo).toMatchObject({ valor: 550_00, restantes: 11 })
    expect(contrato.fidelidade?.ate).not.toBe(somarMeses(hoje, 12))
  })

  test('um adicional entra e sai, com os obrigatórios do plano novo', async () => {
    const { db } = s()
    const suporte = await umAdicional(db, { nome: 'Suporte', valor: 5_00 })
    const completo = await umPlano(db, { nome: 'Completo', valor_mensal: 200_00, obrigatorios: [suporte.id] })
    const { id } = await um()
    const entrou = await feito(id, 'ADICIONAL_ENTRA', {
      dados: { adicional_id: caixa.ponto_id, quantidade: 2 },
    })
    expect(entrou).toMatchObject({
      mensalidade: 139_70,
      adicionais: [{ nome: 'Ponto extra', quantidade: 2 }],
    })
    // The price to choose by is the whole contract's: what stays and what has to enter is in it.
    const { planos } = (await pedir('GET', `${id}/opcoes`)).corpo as OpcoesDoContrato
    const custaria = (plano: string) => planos.find((um) => um.id === plano)?.mensalidade
    expect([custaria(completo.id), custaria(caixa.maior_id)]).toEqual([205_00, 189_70])
    const trocado = await feito(id, 'TROCA_PLANO', { dia: em(1), dados: { plano_id: completo.id } })
    expect(trocado.eventos[0]?.texto).toContain('para R$ 205,00 por mês')
    const recusa = await registrar(id, 'ADICIONAL_SAI', {
      dia: em(2),
      dados: { adicional_id: suporte.id, quantidade: 1 },
    })
    expect(recusa.corpo).toMatchObject({ message: expect.stringMatching(/obrigatório/) })
  })

  test('as opções são as do dia pedido, com o que está planejado até ele', async () => {
    const { id } = await um()
    await feito(id, 'TROCA_PLANO', { dia: em(3), dados: { plano_id: caixa.maior_id } })
    const opcoes = async (dia: string) => {
      const { mensalidade, planos }: OpcoesDoContrato = (await pedir('GET', `${id}/opcoes${dia}`)).corpo
      return {
        mensalidade,
        tem: [caixa.plano_id, caixa.maior_id].map((p) => planos.some(({ id }) => id === p)),
      }
    }
    expect(await opcoes('')).toEqual({ mensalidade: 99_90, tem: [false, true] })
    expect(await opcoes(`?dia=${em(2)}`)).toEqual({ mensalidade: 99_90, tem: [false, true] })
    expect(await opcoes(`?dia=${em(3)}`)).toEqual({ mensalidade: 149_90, tem: [true, false] })
    expect((await pedir('GET', `${id}/opcoes?dia=amanha`)).status).toBe(400)
  })

  test('se o contrato acaba antes da fatura com o novo valor, a simulação o diz', async () => {
    const { id } = await um()
    const dados = { adicional_id: caixa.ponto_id, quantidade: 1 }
    const dia = somarMeses(`${em(0).slice(0, 7)}-01`, 1)
    const avisos = async () => (await simular(id, 'ADICIONAL_ENTRA', { dia, dados })).avisos
    expect(await avisos()).toEqual([expect.stringMatching(/^O novo valor vale a partir da fatura de/)])
    await feito(id, 'CANCELAMENTO', { dia: somarDias(dia, 10) })
    expect(await avisos()).toEqual([
      expect.stringMatching(/^O contrato acaba em .*, antes da fatura com o novo/),
    ])
  })

  test('retirar só é oferecido quando há, ou haverá, o que possa sair; o servidor recusa o resto', async () => {
    const impedimento = ({ acoes }: Contrato) =>
      acoes.find(({ tipo }) => tipo === 'ADICIONAL_SAI')?.impedimento ?? null
    const saem = async (id: string) => ((await pedir('GET', `${id}/opcoes`)).corpo as OpcoesDoContrato).saem
    const dados = { adicional_id: caixa.ponto_id, quantidade: 1 }
    const { id } = await um()
    expect(impedimento(await obter(id))).toBe('O contrato não tem adicional que possa sair')
    expect(await saem(id)).toEqual([])
    expect((await registrar(id, 'ADICIONAL_SAI', { dados })).corpo.campos).toEqual({
      'dados.adicional_id': ['O contrato não tem este adicional'],
    })
    const planejado = await feito(id, 'ADICIONAL_ENTRA', {
      dia: em(3),
      dados: { ...dados, quantidade: 2 },
    })
    expect(impedimento(planejado)).toBeNull()
    expect(await saem(id)).toEqual([
      { id: caixa.ponto_id, nome: 'Ponto extra', cobranca: 'MENSAL', valor: 39_80, tem: 2, ate: 2 },
    ])
    expect((await registrar(id, 'ADICIONAL_SAI', { dados })).status).toBe(422)
    expect((await registrar(id, 'ADICIONAL_SAI', { dados, dia: em(9) })).status).toBe(201)
  })

  test('para uma cidade em que o plano não é vendido não se muda; para outra sim, e o cadastro ganha o endereço', async () => {
    const { db } = s()
    const daqui = await umPlano(db, { nome: 'Só Campinas', cidades: [3509502] })
    const { id, cliente } = await um({ plano_id: daqui.id })
    const { id: _, cliente_id: __, ordem: ___, tipo: ____, ...endereco } = cliente.endereco
    const longe = { dados: { endereco: { ...endereco, numero: '77', codigo_ibge: SANTOS } } }
    expect(await simular(id, 'MUDANCA_ENDERECO', longe)).toMatchObject({
      recusas: [
        {
          campo: 'dados.endereco.codigo_ibge',
          texto: expect.stringMatching(/Só Campinas não é vendido em Santos – SP/),
        },
      ],
      depois: null,
    })
    expect((await registrar(id, 'MUDANCA_ENDERECO', longe)).status).toBe(422)
    expect((await obter(id)).versao).toBe(1)
    const perto = { dados: { endereco: { ...endereco, numero: '77' } } }
    const mudado = await feito(id, 'MUDANCA_ENDERECO', perto)
    expect(mudado.endereco.numero).toBe('77')
    const { corpo } = await pedir('GET', `${id}/opcoes`)
    expect(corpo.enderecos.map((e: { id: string }) => e.id)).toEqual([cliente.endereco.id])
    expect(corpo.planos.map((p: { nome: string }) => p.nome)).toContain('Fibra 800')
  })
})
