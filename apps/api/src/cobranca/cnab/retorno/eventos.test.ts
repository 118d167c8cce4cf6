import { type CodigoDoBanco, codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import {
  type EventoDoRetorno,
  eventosDoRetorno,
  nomeDaOcorrencia,
} from '@balcao/contract/cobranca/retorno-eventos'
import { describe, expect, test } from 'vitest'
import { arquivoDaAmostra, emPedacos, reunir } from '../amostras.fabrica.ts'
import { lerRetorno } from './ler-retorno.ts'
import { motivosEmPalavras } from './motivos.ts'

/** The sample's payment, with other content at some positions (of T in 240). */
const umRegistro = async (banco: CodigoDoBanco, ...trocas: [de: number, valor: string][]) => {
  const linhas = arquivoDaAmostra(`${banco}.ret`).toString('latin1').split('\r\n')
  const formato = linhas[0]?.length
  const indice = formato === 240 ? 8 : 4
  linhas[indice] = trocas.reduce(
    (linha, [de, valor]) => linha.slice(0, de - 1) + valor + linha.slice(de - 1 + valor.length),
    linhas[indice] ?? '',
  )
  const { registros } = await lerRetorno(emPedacos(Buffer.from(linhas.join('\r\n'), 'latin1')))
  const registro = (await reunir(registros))[3]
  if (!registro) throw new Error('The sample has no payment')
  return registro
}

const comOcorrencia = (banco: CodigoDoBanco, ocorrencia: string) =>
  umRegistro(banco, [banco === '237' || banco === '341' ? 109 : 16, ocorrencia])

const SO_240 = ['001', '033', '104', '756'] as const

describe('o número do banco e o que ele quer dizer', () => {
  const tabela: [bancos: readonly CodigoDoBanco[], numeros: string, evento: EventoDoRetorno][] = [
    [SO_240, '02', 'ENTRADA_CONFIRMADA'],
    [SO_240, '03', 'ENTRADA_REJEITADA'],
    [SO_240, '06 17', 'LIQUIDACAO'],
    [SO_240, '09 25', 'BAIXA'],
    [SO_240, '28', 'TARIFA'],
    [SO_240, '26 30', 'INSTRUCAO_RECUSADA'],
    [SO_240, '50', 'A_CONFERIR'],
    [['001', '033', '756'], '44', 'A_CONFERIR'],
    [['001', '033', '756'], '46 47', 'OUTRO'],
    [['104'], '46', 'LIQUIDACAO'],
    [['104'], '44 47', 'ESTORNO'],
    [['033'], '93 94', 'AINDA_NAO_E_DINHEIRO'],
    [['341'], '02 64 73', 'ENTRADA_CONFIRMADA'],
    [['341'], '03 60', 'ENTRADA_REJEITADA'],
    [['341'], '06 07 08', 'LIQUIDACAO'],
    [['341'], '05 09 32 47', 'BAIXA'],
    [['341'], '10', 'BAIXA_POR_PIX'],
    [['341'], '15 16 17 18', 'INSTRUCAO_RECUSADA'],
    [['341'], '26 30 33 46 51 56', 'TARIFA'],
    [['341'], '95', 'AINDA_NAO_E_DINHEIRO'],
    [['341'], '59 65 69 72', 'A_CONFERIR'],
    [['237'], '02', 'ENTRADA_CONFIRMADA'],
    [['237'], '03 24', 'ENTRADA_REJEITADA'],
    [['237'], '06 15 17', 'LIQUIDACAO'],
    [['237'], '09 10', 'BAIXA'],
    [['237'], '22 40', 'ESTORNO'],
    [['237'], '28', 'TARIFA'],
    [['237'], '16 55', 'A_CONFERIR'],
    [['237'], '27 30 32', 'INSTRUCAO_RECUSADA'],
    [codigosDosBancos, '99', 'OUTRO'],
  ]
  const casos = tabela.flatMap(([bancos, numeros, evento]) =>
    bancos.flatMap((banco) => numeros.split(' ').map((numero) => [banco, numero, evento] as const)),
  )
  test.each(casos)('%s: %s é %s', async (banco, numero, evento) => {
    expect((await comOcorrencia(banco, numero)).evento).toBe(evento)
  })
})

test.each(codigosDosBancos)('banco %s: só o que é pagamento traz valor pago', async (banco) => {
  const pago = await comOcorrencia(banco, '06')
  expect(pago.valor_pago).toBe(pago.valor_titulo + pago.juros_multa)
  const repetido = await comOcorrencia(banco, '02')
  expect([repetido.valor_pago, repetido.valor_creditado ?? 0]).toEqual([0, 0])
})

test('Itaú: o pago é o que caiu na conta mais a tarifa, e a tarifa numa baixa não é pagamento', async () => {
  const pago = await umRegistro('341', [254, '0000000010000'], [176, '0000000000250'])
  expect(pago).toMatchObject({ valor_pago: 10_250, valor_creditado: 10_000, tarifa: 250 })
  const baixa = await umRegistro('341', [109, '09'], [254, '0000000000250'])
  expect(baixa).toMatchObject({ evento: 'BAIXA', valor_pago: 0, valor_creditado: 0 })
})

test('Bradesco: a tarifa só vale em 02 e 28, e outras despesas somam', async () => {
  const com = async (ocorrencia: string) =>
    (await umRegistro('237', [109, ocorrencia], [176, '0000000000250'], [189, '0000000001000'])).tarifa
  expect([await com('28'), await com('02'), await com('06')]).toEqual([1250, 1250, 1000])
})

test('Banco do Brasil com convênio de 6: o décimo segundo caractere é o DV', async () => {
  const lido = await umRegistro('001', [38, '12345600042X        '])
  expect(lido).toMatchObject({ nosso_numero: '12345600042', nosso_numero_dv: 'X' })
})

test('campo numérico em branco é zero, e banco recebedor zerado é nenhum', async () => {
  const lido = await umRegistro('001', [199, ' '.repeat(15)], [97, '000'], [74, '        '])
  expect(lido).toMatchObject({ tarifa: 0, banco_recebedor: null, vencimento: null })
})

test('motivos em palavras', () => {
  expect(motivosEmPalavras('756', 'ENTRADA_REJEITADA', ['48', '46'])).toEqual([
    'CEP inválido',
    'CPF ou CNPJ do pagador inválido',
  ])
  expect(motivosEmPalavras('341', 'ENTRADA_REJEITADA', ['11', '08'])).toEqual([
    'CEP não numérico',
    'nome do pagador inválido',
  ])
  expect(motivosEmPalavras('237', 'ENTRADA_REJEITADA', ['08'])).toEqual(['nosso número inválido'])
  expect(motivosEmPalavras('104', 'ENTRADA_REJEITADA', ['52'])).toEqual(['UF inválida'])
  expect(motivosEmPalavras('001', 'ENTRADA_REJEITADA', ['52'])).toEqual(['título já pago'])
  expect(motivosEmPalavras('033', 'LIQUIDACAO', ['04'])).toEqual([
    'pago em outro banco, por compensação eletrônica',
  ])
  expect(motivosEmPalavras('033', 'BAIXA', ['13'])).toEqual(['baixado por decurso de prazo, pelo banco'])
  expect(motivosEmPalavras('237', 'BAIXA', ['16'])).toEqual(['baixado por decurso de prazo'])
  expect(motivosEmPalavras('237', 'TARIFA', ['04'])).toEqual(['motivo 04 (consulte o banco)'])
  expect(motivosEmPalavras('341', 'INSTRUCAO_RECUSADA', ['99'])).toEqual(['motivo 99 (consulte o banco)'])
})

test('cada evento tem um nome para a tela', () => {
  const nomes = eventosDoRetorno.map((evento) => nomeDaOcorrencia(evento, '06'))
  expect(new Set(nomes).size).toBe(eventosDoRetorno.length)
  expect(nomeDaOcorrencia('LIQUIDACAO', '06')).toBe('Pago (06)')
})
