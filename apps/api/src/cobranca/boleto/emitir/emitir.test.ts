import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import { lerCodigo, lerLinha } from '@balcao/contract/cobranca/codigo-de-barras'
import type { Endereco } from '@balcao/contract/provedor/endereco'
import { diaNoFuso, somarMeses } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { corpoAvulso, usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { boleto } from '../boleto.table.ts'
import { boletoInstrucao } from '../remessa.table.ts'

const { s, caixa, pedir, outraEmpresa, contrato, avulso, obter, agir } = usarBoletos()
const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')
const mes = (daqui: number) => somarMeses(`${hoje().slice(0, 7)}-01`, daqui).slice(0, 7)
const emitir = (id: string, competencias: string[], resto: object = {}) =>
  pedir('POST', `/contrato/${id}/boleto`, { competencias, ...resto })

describe('avulso', () => {
  test.each(codigosDosBancos)('banco %s: código de barras, linha, nosso número e Pix', async (banco) => {
    const { empresa_id, conta_id } = await outraEmpresa(banco)
    const dono = await umClienteComEndereco(s().db, empresa_id)
    const um = await avulso(dono.id)
    expect(um).toMatchObject({
      situacao: 'ABERTO',
      registro: 'A_REMETER',
      valor: 12990,
      vencimento: '2030-12-10',
    })
    const [linhaDaConta] = await s().db.select().from(contaBancaria).where(eq(contaBancaria.id, conta_id))
    if (!linhaDaConta) throw new Error('sem conta')
    expect(lerLinha(um.linha_digitavel)).toBe(um.codigo_barras)
    expect(lerCodigo(um.codigo_barras)).toMatchObject({
      banco,
      valor: 12990,
      campo_livre: bancos[banco].campoLivre(linhaDaConta, um.nosso_numero),
    })
    expect(um.pix).toContain(`0513BOL${String(um.numero).padStart(10, '0')}`)
    expect(um.a_remeter).toEqual(['ENTRADA'])
    expect(um.pagador).toMatchObject({
      nome: dono.nome,
      documento: dono.cpf_cnpj,
      cidade: 'Campinas',
      uf: 'SP',
    })
    expect(linhaDaConta).toMatchObject({ usada: true, proximo_nosso_numero: Number(um.nosso_numero) + 1 })
  })

  test('repetido com o mesmo identificador é o mesmo; de outra pessoa ou outro valor, não', async () => {
    const { cliente } = await contrato()
    const corpo = corpoAvulso(cliente.id)
    const [a, b] = await Promise.all([pedir('POST', '/boleto', corpo), pedir('POST', '/boleto', corpo)])
    expect([a.status, b.status]).toEqual([201, 201])
    expect(a.corpo.numero).toBe(b.corpo.numero)
    const outro = await pedir('POST', '/boleto', { ...corpo, valor: 1 })
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'JA_COBRADO'])
  })

  test('diz quem o emitiu; sem ninguém, foi o sistema', async () => {
    const { cliente } = await contrato()
    const { id, nome, acesso } = await s().fabrica.pessoa({ grupo: ['CRIAR.BOLETO', 'LISTAR.BOLETO'] })
    const { corpo } = await pedir('POST', '/boleto', corpoAvulso(cliente.id), acesso)
    expect(corpo).toMatchObject({ emitido_por: nome, em_lote: false })
    expect(JSON.stringify(corpo)).not.toContain(id)
    await s().db.update(boleto).set({ criado_por: null }).where(eq(boleto.id, corpo.id))
    expect((await obter(corpo.id)).emitido_por).toBeNull()
  })

  test('sobre um contrato do cliente fica na lista dele, sem ser mês nenhum; de outro cliente, não', async () => {
    const { id, cliente } = await contrato({ meses: 3 })
    const multa = { descricao: 'Multa do cancelamento', valor: 35000, cliente_plano_id: id }
    const um = await avulso(cliente.id, multa)
    expect(um).toMatchObject({ origem: 'AVULSO', competencia: null, cliente_plano_id: id, valor: 35000 })
    expect((await pedir('GET', `/boleto?cliente_plano_id=${id}`)).corpo.itens).toMatchObject([{ id: um.id }])
    expect((await emitir(id, [mes(0)])).corpo.emitidos).toHaveLength(1)
    const { cliente: outro } = await contrato()
    const recusa = await pedir('POST', '/boleto', corpoAvulso(outro.id, multa))
    expect([recusa.status, recusa.corpo.campos]).toEqual([
      422,
      { cliente_plano_id: ['O contrato não é deste cliente'] },
    ])
  })

  test('vinte ao mesmo tempo: nenhum número duas vezes', async () => {
    const { empresa_id } = await outraEmpresa()
    const dono = await umClienteComEndereco(s().db, empresa_id)
    const feitos = await Promise.all(Array.from({ length: 20 }, () => avulso(dono.id)))
    expect(new Set(feitos.map(({ nosso_numero }) => nosso_numero)).size).toBe(20)
    expect(new Set(feitos.map(({ codigo_barras }) => codigo_barras)).size).toBe(20)
  })

  test.each<[string, object, RegExp]>([
    ['no passado', { vencimento: '2020-01-10' }, /já passou/],
    ['depois do que o código alcança', { vencimento: '2049-12-10' }, /longe demais/],
    ['valor zero', { valor: 0 }, /R\$ 0,01/],
    ['valor negativo', { valor: -100 }, /R\$ 0,01/],
    ['valor que comeria o vencimento', { valor: 99_999_999_99 + 1 }, /99.999.999,99/],
    ['sem descrição', { descricao: '' }, /obrigatório|ao menos|mínimo/i],
    ['um dia que não existe', { vencimento: '2030-02-30' }, /válida|inválida/i],
    [
      'conta de outra empresa',
      { conta_bancaria_id: '00000000-0000-4000-8000-000000000001' },
      /não é da empresa/,
    ],
  ])('recusado: %s', async (_, dados, texto) => {
    const { cliente } = await contrato()
    const { status, corpo } = await pedir('POST', '/boleto', corpoAvulso(cliente.id, dados))
    expect([status >= 400 && status < 500, JSON.stringify(corpo)]).toEqual([
      true,
      expect.stringMatching(texto),
    ])
  })

  test('um dia sem banco vira o próximo dia útil', async () => {
    const { cliente } = await contrato()
    expect((await avulso(cliente.id, { vencimento: '2029-12-25' })).vencimento).toBe('2029-12-26')
    expect((await avulso(cliente.id, { vencimento: '2030-12-07' })).vencimento).toBe('2030-12-09')
  })

  test('cliente sem documento ou sem endereço não é cobrado, e diz por quê', async () => {
    const { empresa_id } = caixa
    const semPorta = await umClienteComEndereco(s().db, empresa_id)
    await s().db.delete(clienteEndereco).where(eq(clienteEndereco.cliente_id, semPorta.id))
    expect((await pedir('POST', '/boleto', corpoAvulso(semPorta.id))).corpo.message).toBe(
      'O cliente não tem endereço',
    )
    const semDocumento = await umClienteComEndereco(s().db, empresa_id)
    await s().db.update(cliente).set({ cpf_cnpj: null }).where(eq(cliente.id, semDocumento.id))
    expect((await pedir('POST', '/boleto', corpoAvulso(semDocumento.id))).corpo.message).toMatch(
      /CPF ou CNPJ/,
    )
  })

  test('de outra empresa é como se não existisse, o cliente e o boleto', async () => {
    const { empresa_id } = await outraEmpresa()
    const pessoa = await s().fabrica.pessoa({
      grupo: ['LISTAR.BOLETO', 'CRIAR.BOLETO', 'EDITAR.BOLETO'],
      empresas: [empresa_id],
    })
    const { cliente } = await contrato()
    const um = await avulso(cliente.id)
    const emitido = await pedir('POST', '/boleto', corpoAvulso(cliente.id), pessoa.acesso)
    expect(emitido.status).toBe(404)
    expect((await pedir('GET', `/boleto/${um.id}`, undefined, pessoa.acesso)).status).toBe(404)
    const motivo = 'Não quer mais'
    const cancelado = await pedir('POST', `/boleto/${um.id}/cancelar`, { versao: 1, motivo }, pessoa.acesso)
    expect(cancelado.status).toBe(404)
    expect((await obter(um.id)).situacao).toBe('ABERTO')
  })
})

describe('meses de um contrato', () => {
  test('o ano inteiro: valor do preço congelado, vencimento no dia do contrato, cada mês uma vez', async () => {
    const { id, ativo_desde } = await contrato({ meses: 2 })
    const { corpo: antes } = await pedir('GET', `/contrato/${id}/cobranca`)
    const adiante = antes.itens.filter((m: { competencia: string }) => m.competencia >= mes(0)).slice(0, 12)
    expect(adiante).toHaveLength(12)
    const competencias = adiante.map((m: { competencia: string }) => m.competencia)
    const { status, corpo } = await emitir(id, competencias)
    expect([status, corpo.emitidos.length, corpo.recusados]).toEqual([201, 12, []])
    for (const [i, um] of corpo.emitidos.entries()) {
      expect(BoletoResumo.safeParse(um).error).toBeUndefined()
      expect(um).toMatchObject({
        valor: adiante[i].valor,
        vencimento: adiante[i].vencimento,
        origem: 'CONTRATO',
      })
      expect(Number(um.vencimento.slice(8))).toBeGreaterThanOrEqual(10)
      expect(um.vencimento.slice(0, 7)).toBe(somarMeses(`${competencias[i]}-01`, 1).slice(0, 7))
    }
    const { corpo: visto } = await s().pedir('GET', `/contrato/${id}`, { token: caixa.token })
    const doContrato = new Map(
      visto.meses.map((m: { competencia: string; total: number }) => [m.competencia, m.total]),
    )
    for (const um of corpo.emitidos) expect(um.valor).toBe(doContrato.get(um.competencia))
    const denovo = await emitir(id, competencias)
    expect(denovo.corpo.emitidos).toEqual([])
    expect(denovo.corpo.recusados).toHaveLength(12)
    expect(denovo.corpo.recusados[0].motivo).toBe('Este mês já tem boleto')
    const antesDele = somarMeses(ativo_desde, -1).slice(0, 7)
    expect((await emitir(id, [antesDele])).corpo.recusados).toEqual([
      { competencia: antesDele, motivo: 'O contrato não está ativo neste mês' },
    ])
  })

  test('vinte pedidos do mesmo mês ao mesmo tempo fazem um boleto', async () => {
    const { id } = await contrato({ meses: 3 })
    const respostas = await Promise.all(Array.from({ length: 20 }, () => emitir(id, [mes(0)])))
    expect(respostas.flatMap(({ corpo }) => corpo.emitidos)).toHaveLength(1)
    expect(await s().db.$count(boleto, eq(boleto.cliente_plano_id, id))).toBe(1)
    expect(
      await s().db.$count(
        boletoInstrucao,
        eq(boletoInstrucao.boleto_id, respostas.flatMap(({ corpo }) => corpo.emitidos)[0].id),
      ),
    ).toBe(1)
  })

  test('com adicional e desconto, cada um é uma linha, e a soma é o valor', async () => {
    const ponto = await umAdicional(s().db, { nome: 'Ponto extra', valor: 1990, quantidade_maxima: 3 })
    const plano = await umPlano(s().db, { nome: 'Fibra 700', opcionais: [ponto.id] })
    const { id } = await contrato({
      plano_id: plano.id,
      adicionais: [{ id: ponto.id, quantidade: 2 }],
      meses: 1,
    })
    const { corpo } = await emitir(id, [mes(0)])
    const um = await obter(corpo.emitidos[0].id)
    expect(um.itens.reduce((soma, { valor }) => soma + valor, 0)).toBe(um.valor)
    expect(um.itens.map(({ descricao }) => descricao).join()).toMatch(/Ponto extra/)
  })

  test('cancelado, o mês pode ser emitido outra vez; o nosso número é outro', async () => {
    const { id } = await contrato({ meses: 3 })
    const primeiro = await obter((await emitir(id, [mes(0)])).corpo.emitidos[0].id)
    await agir(primeiro, 'cancelar', { motivo: 'Valor errado' })
    const { corpo } = await emitir(id, [mes(0)])
    expect(corpo.emitidos).toHaveLength(1)
    expect(corpo.emitidos[0].nosso_numero).not.toBe(primeiro.nosso_numero)
  })

  test('antes de uma mudança, diz os meses que já têm boleto com outro valor, ou em outro nome', async () => {
    const { id } = await contrato({ meses: 5 })
    const maior = await umPlano(s().db, { nome: 'Fibra 800', valor_mensal: 149_90 })
    const { emitidos } = (await emitir(id, [mes(1), mes(2), mes(3), mes(4), mes(5)])).corpo
    const simular = async (tipo: string, dados: object, dia = hoje()) =>
      (await pedir('POST', `/contrato/${id}/simulacao`, { tipo, dia, dados, motivo: 'Pediu' })).corpo
    const escrito = (daqui: number) => mes(daqui).split('-').reverse().join('/')
    const trocar = () => simular('TROCA_PLANO', { plano_id: maior.id, novo_beneficio: false })
    const deOutroValor = 'já foram emitidos com outro valor: cancele-os e emita outros'
    expect((await trocar()).avisos).toContain(`Os boletos de ${escrito(1)} a ${escrito(5)} ${deOutroValor}`)
    await agir(await obter(emitidos[0].id), 'pagar', {
      ...{ pago_em: hoje(), valor: emitidos[0].valor, meio: 'PIX', motivo: 'Adiantado' },
    })
    for (const { id } of emitidos.slice(2)) await agir(await obter(id), 'cancelar', { motivo: 'Engano' })
    expect((await trocar()).avisos.slice(-2)).toEqual([
      `O boleto de ${escrito(2)} já foi emitido com outro valor: cancele-o e emita outro`,
      `${escrito(1)} já foi pago: a diferença não é cobrada nem devolvida sozinha`,
    ])
    const { id: cliente_id } = await umClienteComEndereco(s().db, caixa.empresa_id)
    expect((await simular('TRANSFERENCIA', { cliente_id })).avisos).toContain(
      `O boleto de ${escrito(2)} já foi emitido em nome do titular de antes: cancele-o e emita outro`,
    )
    const depois = await simular('TROCA_PLANO', { plano_id: maior.id, novo_beneficio: false }, `${mes(3)}-15`)
    expect(depois.avisos.join()).not.toMatch(/boleto|pago/)
    expect((await simular('CANCELAMENTO', { culpa_do_provedor: true })).avisos).toContain(
      `O boleto de ${escrito(2)} já foi emitido, e nada mais se paga por esse mês: cancele-o`,
    )
  })

  test('suspenso o mês inteiro não há o que cobrar', async () => {
    const { id } = await contrato({ meses: 4 })
    await s().pool.query(
      `insert into contrato_evento (id, contrato_id, tipo, dia, situacao, dados, autor, quem)
       select gen_random_uuid(), $1, 'SUSPENSAO', $2, 'FEITO', '{}', 'PESSOA', 'Teste'`,
      [id, `${mes(-1)}-01`],
    )
    expect((await emitir(id, [mes(0)])).corpo.recusados[0]?.motivo).toBe('Não há o que cobrar neste mês')
  })
})

describe('da venda', () => {
  const vencimento = '2030-12-10'
  /** As the subscriber reads it. */
  const fechada = async (vendaId: string) => {
    const { corpo } = await pedir('GET', `/venda/${vendaId}/link`)
    const token = new URL(corpo.fechada.endereco).searchParams.get('t') ?? ''
    return (await s().pedir('GET', '/fechada', { token })).corpo
  }

  test('o que a venda cobra uma vez sai da primeira fatura, e só uma das duas o cobra', async () => {
    const um = await contrato()
    const primeiroMes = um.ativo_desde.slice(0, 7)
    const [antes] = (await pedir('GET', `/contrato/${um.id}/cobranca`)).corpo.itens
    expect((await fechada(um.venda.id)).cobrada_a_parte).toBe(false)
    const { status, corpo: instalacao } = await pedir('POST', `/venda/${um.venda.id}/boleto`, { vencimento })
    expect([status, instalacao.valor, instalacao.origem]).toEqual([201, 5000, 'VENDA'])
    // Nor does the client read it there.
    const vista = await fechada(um.venda.id)
    const primeiroNaVenda = um.venda.preco.meses[0]?.total
    expect([vista.primeira_fatura, vista.cobrada_a_parte]).toEqual([primeiroNaVenda, true])
    const repetido = await pedir('POST', `/venda/${um.venda.id}/boleto`, { vencimento })
    expect([repetido.status, repetido.corpo.codigo]).toEqual([409, 'JA_COBRADO'])
    const { corpo } = await emitir(um.id, [primeiroMes])
    expect(corpo.emitidos[0].valor).toBe(antes.valor - 5000)
    // As the contract's page says it: the whole of the first month, without what the sale's boleto charged.
    const [primeiro] = (await pedir('GET', `/contrato/${um.id}`)).corpo.meses
    expect(primeiro.total - instalacao.valor).toBe(corpo.emitidos[0].valor)

    const outro = await contrato()
    expect((await emitir(outro.id, [primeiroMes])).corpo.emitidos[0].valor).toBe(antes.valor)
    const tarde = await pedir('POST', `/venda/${outro.venda.id}/boleto`, { vencimento })
    expect([tarde.status, tarde.corpo.message]).toEqual([422, expect.stringMatching(/Já está na fatura de/)])
  })

  test('ao mesmo tempo, a instalação é cobrada uma vez', async () => {
    const um = await contrato()
    await Promise.all([
      pedir('POST', `/venda/${um.venda.id}/boleto`, { vencimento }),
      emitir(um.id, [um.ativo_desde.slice(0, 7)]),
    ])
    const { rows } = await s().pool.query(
      `select count(*)::int as n from boleto, jsonb_array_elements(itens) i
       where (venda_id = $1 or cliente_plano_id = $2) and (i ->> 'valor')::int = 5000`,
      [um.venda.id, um.id],
    )
    expect(rows[0].n).toBe(1)
  })

  test('desfeita a venda, o que ela e o contrato cobravam é cancelado; o que foi pago fica', async () => {
    const um = await contrato({ arrependimento_ate: hoje() })
    const { id: vendaId } = um.venda
    const instalacao = (await pedir('POST', `/venda/${vendaId}/boleto`, { vencimento })).corpo
    const { emitidos } = (await emitir(um.id, [mes(1), mes(2)])).corpo
    await s().db.update(boleto).set({ registro: 'REGISTRADO' }).where(eq(boleto.id, instalacao.id))
    const paga = { pago_em: hoje(), valor: emitidos[0].valor, meio: 'PIX', motivo: 'Adiantado' }
    await agir(await obter(emitidos[0].id), 'pagar', paga)
    const alheio = await avulso(um.cliente.id)
    const { versao } = (await pedir('GET', `/venda/${vendaId}`)).corpo
    const desistencia = await pedir('POST', `/venda/${vendaId}/desistir`, { versao })
    expect([desistencia.status, desistencia.corpo.situacao]).toEqual([200, 'CANCELADA'])
    expect(await obter(instalacao.id)).toMatchObject({
      ...{ situacao: 'CANCELADO', motivo: 'A venda foi desfeita', a_remeter: ['BAIXA'] },
      historico: [{ texto: 'Cancelado', motivo: 'A venda foi desfeita', quem: null }],
    })
    expect((await emitir(um.id, [mes(0)])).corpo.recusados).toMatchObject([{ competencia: mes(0) }])
    expect((await pedir('GET', `/contrato/${um.id}`)).corpo).toMatchObject({ mes_atual: null, meses: [] })
    const situacoes = [emitidos[0], emitidos[1], alheio].map(async ({ id }) => (await obter(id)).situacao)
    expect(await Promise.all(situacoes)).toEqual(['PAGO', 'CANCELADO', 'ABERTO'])
  })

  test('de uma venda que acabou, ou com instalação grátis, não', async () => {
    const gratis = await umPlano(s().db, { nome: 'Sem taxa', taxa_instalacao: 0 })
    const semTaxa = await contrato({ plano_id: gratis.id })
    const recusa = await pedir('POST', `/venda/${semTaxa.venda.id}/boleto`, { vencimento })
    expect([recusa.status, recusa.corpo.message]).toEqual([422, expect.stringMatching(/instalação é grátis/)])
    const cancelada = await contrato()
    await s().db.update(venda).set({ situacao: 'CANCELADA' }).where(eq(venda.id, cancelada.venda.id))
    expect((await pedir('POST', `/venda/${cancelada.venda.id}/boleto`, { vencimento })).status).toBe(422)
  })
})

test('boleto de teste: a empresa paga a si mesma, e ninguém é devedor; sem endereço, não', async () => {
  const { empresa_id, conta_id } = await outraEmpresa()
  const testar = () =>
    pedir('POST', `/conta-bancaria/${conta_id}/boleto-de-teste`, { valor: 100, vencimento: '2030-12-10' })
  const mudar = (endereco: Endereco | null) =>
    s().db.update(empresa).set({ endereco }).where(eq(empresa.id, empresa_id))
  await mudar(null)
  expect((await testar()).corpo.message).toMatch(/endereço da empresa/)
  const porta = { logradouro: 'Rua Direita', numero: '10', complemento: null, bairro: 'Centro' }
  await mudar({ ...porta, cep: '13010000', codigo_ibge: 3509502 })
  const { status, corpo } = await testar()
  expect(status).toBe(201)
  expect(await obter(corpo.id)).toMatchObject({
    ...{ origem: 'TESTE', cliente: null, link: null, valor: 100 },
    pagador: { endereco: 'Rua Direita, 10', cidade: 'Campinas', uf: 'SP' },
  })
})
