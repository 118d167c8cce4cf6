import type { Permissao } from '@balcao/contract/base/permissao'
import type { PaginaDeSuspensoes, TipoDeSuspensao } from '@balcao/contract/cobranca/suspensao-api'
import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso, somarDias, somarMeses } from '@balcao/contract/valores/dia'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { beforeEach, describe, expect, test } from 'vitest'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { fazerSozinho } from './suspensao.commands.ts'

const { s, caixa, pedir, outraEmpresa, contrato, avulso, obter, agir } = usarBoletos()
const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')
const mes = (daqui: number) => somarMeses(`${hoje().slice(0, 7)}-01`, daqui).slice(0, 7)

const configurar = async (suspensao_por_atraso: string, dias_para_suspender = 15) => {
  const { corpo } = await pedir('GET', '/configuracao')
  const mudanca = { versao: corpo.versao, suspensao_por_atraso, dias_para_suspender }
  const { status, texto } = await s().pedir('PUT', '/configuracao', { token: caixa.token, corpo: mudanca })
  if (status !== 200) throw new Error(texto)
}

const vencer = (boletoId: string, haDias: number) =>
  s().pool.query('update boleto set vencimento = $2 where id = $1', [boletoId, somarDias(hoje(), -haDias)])
const rejeitar = (boletoId: string) =>
  s().pool.query(`update boleto set registro = 'REJEITADO' where id = $1`, [boletoId])
/** A contract with a boleto of this month, overdue for so many days. */
const devendo = async (haDias: number, dados: Parameters<typeof contrato>[0] = {}) => {
  const { id, cliente } = await contrato({ meses: 3, ...dados })
  const { corpo } = await pedir('POST', `/contrato/${id}/boleto`, { competencias: [mes(0)] })
  const boletoId: string = corpo.emitidos[0].id
  await vencer(boletoId, haDias)
  return { id, cliente, boletoId }
}
const verContrato = async (id: string): Promise<Contrato> => (await pedir('GET', `/contrato/${id}`)).corpo
const situacao = async (id: string) => (await verContrato(id)).situacao
const listar = async (tipo: TipoDeSuspensao, token = caixa.token): Promise<PaginaDeSuspensoes> =>
  (await pedir('GET', `/cobranca/suspensao?tipo=${tipo}&limite=200`, undefined, token)).corpo
const sugerida = async (tipo: TipoDeSuspensao, id: string) =>
  (await listar(tipo)).itens.find(({ contrato_id }) => contrato_id === id)
const fazer = (tipo: TipoDeSuspensao, contratos: string[], token = caixa.token) =>
  pedir('POST', '/cobranca/suspensao', { tipo, contratos }, token)
const pagar = async (boletoId: string) =>
  agir(await obter(boletoId), 'pagar', {
    pago_em: hoje(),
    valor: 1,
    com_diferenca: true,
    meio: 'DINHEIRO',
    motivo: 'No balcão',
  })
/** As if the days had passed. */
const adiantar = (id: string, dias: number) =>
  s().pool.query('update contrato_evento set dia = dia - $2::integer where contrato_id = $1', [id, dias])

describe('sugerir', () => {
  beforeEach(() => configurar('SUGERIR'))

  test('só quem passou do prazo é sugerido, com o que deve, e o mais antigo vem primeiro', async () => {
    const [noPrazo, passou, antigo] = [await devendo(15), await devendo(16), await devendo(40)]
    expect(await sugerida('SUSPENDER', noPrazo.id)).toBeUndefined()
    const { numero, valor } = await obter(passou.boletoId)
    expect(await sugerida('SUSPENDER', passou.id)).toMatchObject({
      ...{ cliente: { id: passou.cliente.id, nome: passou.cliente.nome }, plano: 'Fibra 500' },
      ...{ desde: somarDias(hoje(), -16), dias: 16, boletos: 1, valor },
      motivo: `Boleto nº ${numero} vencido há 16 dias`,
    })
    const ids = (await listar('SUSPENDER')).itens.map(({ contrato_id }) => contrato_id)
    expect(ids.indexOf(antigo.id)).toBeLessThan(ids.indexOf(passou.id))
  })

  test('um avulso vencido não suspende o contrato', async () => {
    const { id, cliente } = await contrato()
    await vencer((await avulso(cliente.id)).id, 60)
    expect(await sugerida('SUSPENDER', id)).toBeUndefined()
  })

  test('o que o banco rejeitou ninguém podia pagar: não suspende, e não impede de religar', async () => {
    const [rejeitado, suspenso] = [await devendo(20), await devendo(20)]
    await fazer('SUSPENDER', [suspenso.id])
    for (const { boletoId } of [rejeitado, suspenso]) await rejeitar(boletoId)
    expect(await sugerida('SUSPENDER', rejeitado.id)).toBeUndefined()
    expect(await sugerida('RELIGAR', suspenso.id)).toBeDefined()
  })

  test('página por página, para a frente e para trás, cada um aparece uma vez', async () => {
    for (const dias of [30, 30, 31]) await devendo(dias)
    const todos = (await listar('SUSPENDER')).itens.map(({ contrato_id }) => contrato_id)
    const vistos: string[] = []
    const pagina = async (cursor: string | null) =>
      (await pedir('GET', `/cobranca/suspensao?tipo=SUSPENDER&limite=2${cursor ? `&cursor=${cursor}` : ''}`))
        .corpo as PaginaDeSuspensoes
    let atual = await pagina(null)
    const primeira = atual
    for (;;) {
      vistos.push(...atual.itens.map(({ contrato_id }) => contrato_id))
      if (!atual.proximo) break
      const seguinte = await pagina(atual.proximo)
      expect((await pagina(seguinte.anterior)).itens).toEqual(atual.itens)
      atual = seguinte
    }
    expect(primeira.anterior).toBeNull()
    expect(vistos).toEqual(todos)
  })

  test('em CSV sai o que a lista mostra de uma empresa, sem fórmula viva, para quem muda contratos', async () => {
    const { empresa_id } = await outraEmpresa()
    const [antigo, recente] = [await devendo(40, { empresa_id }), await devendo(20, { empresa_id })]
    await s().pool.query(`update cliente set nome = '=SOMA(A1)' where id = $1`, [recente.cliente.id])
    const exportar = async (tipo: TipoDeSuspensao, permissao: Permissao = 'EDITAR.CONTRATO') => {
      const { acesso } = await s().fabrica.pessoa({ grupo: [permissao], empresas: [empresa_id] })
      return pedir('GET', `/cobranca/suspensao/exportar?tipo=${tipo}`, undefined, acesso)
    }
    const linhas = (await exportar('SUSPENDER')).texto.replace('\uFEFF', '').trimEnd().split('\r\n')
    const { numero, valor } = await obter(recente.boletoId)
    const reais = (valor / 100).toFixed(2).replace('.', ',')
    const desde = formatarData(somarDias(hoje(), -20))
    expect(linhas).toEqual([
      'Cliente;Plano;Empresa;Desde;Dias;Boletos vencidos;Valor vencido;Motivo',
      expect.stringContaining(`${antigo.cliente.nome};Fibra 500;`),
      expect.stringMatching(
        new RegExp(
          `^"'=SOMA\\(A1\\)";Fibra 500;.*;${desde};20;1;${reais};Boleto nº ${numero} vencido há 20 dias$`,
        ),
      ),
    ])
    expect((await exportar('RELIGAR')).texto.trimEnd().split('\r\n')).toHaveLength(1)
    await fazer('SUSPENDER', [antigo.id])
    await pagar(antigo.boletoId)
    const [, aReligar] = (await exportar('RELIGAR')).texto.split('\r\n')
    expect(aReligar?.split(';').slice(4)).toEqual(['0', '', '', 'Não há mais boleto vencido'])
    expect((await exportar('SUSPENDER', 'LISTAR.BOLETO')).status).toBe(403)
  })

  test('feito por uma pessoa, com o motivo; depois de pago, é sugerido religar', async () => {
    const { id, boletoId } = await devendo(20)
    const { numero } = await obter(boletoId)
    expect((await fazer('SUSPENDER', [id])).corpo).toEqual({ feitos: 1, falhas: [] })
    const [evento] = (await verContrato(id)).eventos
    expect(evento).toMatchObject({
      ...{ tipo: 'SUSPENSAO', situacao: 'FEITO', autor: 'PESSOA' },
      motivo: `Boleto nº ${numero} vencido há 20 dias`,
    })
    await adiantar(id, 3)
    expect(await sugerida('RELIGAR', id)).toBeUndefined()
    await pagar(boletoId)
    expect(await sugerida('RELIGAR', id)).toMatchObject({ dias: 3, boletos: 0, valor: 0 })
    expect((await fazer('RELIGAR', [id])).corpo.feitos).toBe(1)
    expect(await situacao(id)).toBe('ATIVO')
    expect(await sugerida('RELIGAR', id)).toBeUndefined()
  })

  test('pago no mesmo dia da suspensão: ela é desfeita, porque um dia tem um evento só', async () => {
    const { id, boletoId } = await devendo(20)
    await fazer('SUSPENDER', [id])
    await pagar(boletoId)
    expect((await fazer('RELIGAR', [id])).corpo).toEqual({ feitos: 1, falhas: [] })
    const { situacao, eventos } = await verContrato(id)
    expect([situacao, eventos.map((e) => e.situacao)]).toEqual(['ATIVO', ['DESFEITO']])
  })

  test('quem já pagou, não existe ou é de outra empresa não impede os outros, e diz por quê', async () => {
    const [deve, pagou] = [await devendo(20), await devendo(20)]
    await pagar(pagou.boletoId)
    const { empresa_id } = await outraEmpresa()
    const alheio = await devendo(20, { empresa_id })
    const { acesso } = await s().fabrica.pessoa({
      grupo: ['EDITAR.CONTRATO', 'VISUALIZAR.CLIENTE'],
      empresas: [caixa.empresa_id],
    })
    const visiveis = (await listar('SUSPENDER', acesso)).itens.map(({ contrato_id }) => contrato_id)
    expect([visiveis.includes(deve.id), visiveis.includes(alheio.id)]).toEqual([true, false])
    const { corpo } = await fazer('SUSPENDER', [pagou.id, alheio.id, deve.id], acesso)
    expect(corpo).toEqual({
      feitos: 1,
      falhas: [
        { contrato_id: pagou.id, texto: expect.stringMatching(/Não está mais em atraso/) },
        { contrato_id: alheio.id, texto: 'Registro não encontrado' },
      ],
    })
    expect([await situacao(deve.id), await situacao(alheio.id)]).toEqual(['SUSPENSO', 'ATIVO'])
  })

  test('duas pessoas ao mesmo tempo: um evento só', async () => {
    const { id } = await devendo(20)
    const respostas = await Promise.all([fazer('SUSPENDER', [id]), fazer('SUSPENDER', [id])])
    expect(respostas.map(({ corpo }) => corpo.feitos).sort()).toEqual([0, 1])
    expect((await verContrato(id)).eventos).toHaveLength(1)
  })

  test('o sistema não faz nada sozinho', async () => {
    const { id } = await devendo(20)
    await fazerSozinho(s().db, 'SUSPENDER')
    expect(await situacao(id)).toBe('ATIVO')
  })

  test('é de quem muda contratos e vê clientes', async () => {
    const { id } = await devendo(20)
    const { acesso } = await s().fabrica.pessoa({ grupo: ['EDITAR.BOLETO'] })
    expect((await fazer('SUSPENDER', [id], acesso)).status).toBe(403)
    const { acesso: semVer } = await s().fabrica.pessoa({ grupo: ['EDITAR.CONTRATO'] })
    expect((await fazer('SUSPENDER', [id], semVer)).status).toBe(403)
    expect((await fazer('SUSPENDER', [])).status).toBe(400)
    expect((await fazer('SUSPENDER', [id, id])).status).toBe(400)
    expect(await situacao(id)).toBe('ATIVO')
  })
})

describe('fazer sozinho', () => {
  beforeEach(() => configurar('FAZER'))

  test('suspende quem passou do prazo, e religa quem pagou, como sistema', async () => {
    const [noPrazo, passou] = [await devendo(15), await devendo(16)]
    await fazerSozinho(s().db, 'SUSPENDER')
    await fazerSozinho(s().db, 'SUSPENDER')
    expect([await situacao(noPrazo.id), await situacao(passou.id)]).toEqual(['ATIVO', 'SUSPENSO'])
    expect((await verContrato(passou.id)).eventos).toMatchObject([{ autor: 'SISTEMA', situacao: 'FEITO' }])
    await adiantar(passou.id, 2)
    await fazerSozinho(s().db, 'RELIGAR')
    expect(await situacao(passou.id)).toBe('SUSPENSO')
    await pagar(passou.boletoId)
    await fazerSozinho(s().db, 'RELIGAR')
    await fazerSozinho(s().db, 'RELIGAR')
    const { situacao: fim, eventos } = await verContrato(passou.id)
    expect([fim, eventos.map(({ tipo }) => tipo)]).toEqual(['ATIVO', ['REATIVACAO', 'SUSPENSAO']])
    const { rows } = await s().pool.query(
      `select distinct autor_nome from auditoria where entidade = 'contrato' and entidade_id = $1`,
      [passou.id],
    )
    expect(rows).toEqual([{ autor_nome: 'atraso no pagamento' }])
  })

  test('boleto cancelado ou com outro vencimento também religa', async () => {
    const [um, outro] = [await devendo(20), await devendo(20)]
    await fazerSozinho(s().db, 'SUSPENDER')
    await agir(await obter(um.boletoId), 'cancelar', { motivo: 'Engano nosso' })
    await agir(await obter(outro.boletoId), 'mudar_vencimento', { vencimento: somarDias(hoje(), 10) })
    await fazerSozinho(s().db, 'RELIGAR')
    expect([await situacao(um.id), await situacao(outro.id)]).toEqual(['ATIVO', 'ATIVO'])
  })

  test('o que uma pessoa suspendeu, o sistema não religa, mesmo depois de uma suspensão por atraso', async () => {
    const { id, boletoId } = await devendo(20)
    await fazerSozinho(s().db, 'SUSPENDER')
    await adiantar(id, 10)
    await pagar(boletoId)
    await fazerSozinho(s().db, 'RELIGAR')
    await adiantar(id, 2)
    const { versao } = await verContrato(id)
    const pedido = { tipo: 'SUSPENSAO', dia: hoje(), dados: {}, motivo: 'Viagem', versao }
    expect((await pedir('POST', `/contrato/${id}/evento`, pedido)).status).toBe(201)
    await adiantar(id, 1)
    await fazerSozinho(s().db, 'RELIGAR')
    expect(await situacao(id)).toBe('SUSPENSO')
    expect(await sugerida('RELIGAR', id)).toBeUndefined()
  })

  test('o que uma pessoa desfez hoje não é suspenso outra vez hoje', async () => {
    const { id } = await devendo(20)
    await fazerSozinho(s().db, 'SUSPENDER')
    const { versao, eventos } = await verContrato(id)
    await pedir('POST', `/contrato/${id}/evento/${eventos[0]?.id}/desfazer`, { versao })
    await fazerSozinho(s().db, 'SUSPENDER')
    expect(await situacao(id)).toBe('ATIVO')
  })

  test('um que não pode ser suspenso, ou que falha, não segura os outros', async () => {
    const [preso, livre] = [await devendo(20), await devendo(20)]
    const { versao } = await verContrato(preso.id)
    const dia = somarDias(hoje(), 5)
    const pedido = { tipo: 'SUSPENSAO', dia, dados: {}, motivo: 'Obra em casa', versao }
    await pedir('POST', `/contrato/${preso.id}/evento`, pedido)
    await s().pool.query(
      `update venda set oferta = '{}' where id = (select venda_id from cliente_plano where id = $1)`,
      [(await devendo(20)).id],
    )
    await expect(fazerSozinho(s().db, 'SUSPENDER')).rejects.toThrow()
    expect([await situacao(preso.id), await situacao(livre.id)]).toEqual(['ATIVO', 'SUSPENSO'])
  })
})

test('desligado: nada é feito nem sugerido, e a lista diz que está assim', async () => {
  await configurar('NAO', 20)
  const { id } = await devendo(60)
  await fazerSozinho(s().db, 'SUSPENDER')
  expect(await listar('SUSPENDER')).toEqual({
    ...{ modo: 'NAO', dias_para_suspender: 20, itens: [], anterior: null, proximo: null },
  })
  const { corpo } = await fazer('SUSPENDER', [id])
  expect(corpo).toMatchObject({ feitos: 0, falhas: [{ texto: expect.stringMatching(/configuração/) }] })
  expect(await situacao(id)).toBe('ATIVO')
})
