import { expect, test } from 'vitest'
import type { Desconto } from './promocao.ts'
import {
  descontosEmPalavras,
  exemploNaInstalacao,
  exemploNaMensalidade,
  vinculoEmPalavras,
} from './promocao-texto.ts'

const d = (tipo: Desconto['tipo'], valor: number): Desconto => ({ tipo, valor })

test.each<[Desconto | null, Desconto | null, number, string]>([
  [d('PERCENTUAL', 50_00), d('PRECO_FINAL', 0), 3, '50% por 3 meses · instalação grátis'],
  [d('PERCENTUAL', 33_50), null, 1, '33,5% por 1 mês'],
  [d('VALOR', 20_00), null, 12, 'R$ 20,00 a menos por 12 meses'],
  [d('PRECO_FINAL', 59_90), null, 6, 'R$ 59,90 ao mês por 6 meses'],
  [d('PERCENTUAL', 100_00), null, 2, 'Mensalidade grátis por 2 meses'],
  [d('PRECO_FINAL', 0), null, 2, 'Mensalidade grátis por 2 meses'],
  [null, d('PERCENTUAL', 50_00), 1, '50% na instalação'],
  [null, d('VALOR', 30_00), 1, 'R$ 30,00 a menos na instalação'],
  [null, d('PRECO_FINAL', 49_00), 1, 'Instalação por R$ 49,00'],
  [null, null, 1, ''],
])('%j e %j por %i: %s', (desconto_mensalidade, desconto_instalacao, duracao_meses, esperado) => {
  expect(descontosEmPalavras({ desconto_mensalidade, desconto_instalacao, duracao_meses })).toBe(esperado)
})

test.each<[Desconto, number, string]>([
  [
    d('PERCENTUAL', 33_33),
    3,
    'Um plano de R$ 100,00 sai por R$ 66,67 nos 3 primeiros meses, e depois volta a R$ 100,00.',
  ],
  [d('VALOR', 150_00), 1, 'Um plano de R$ 100,00 sai de graça no primeiro mês, e depois volta a R$ 100,00.'],
  [d('PRECO_FINAL', 120_00), 3, 'Um plano de R$ 100,00 continua custando R$ 100,00.'],
])('o exemplo da mensalidade com %j', (desconto, meses, esperado) => {
  expect(exemploNaMensalidade(desconto, meses)).toBe(esperado)
})

test('o exemplo da instalação', () => {
  expect(exemploNaInstalacao(d('PRECO_FINAL', 0))).toBe('Uma instalação de R$ 100,00 sai de graça.')
  expect(exemploNaInstalacao(d('PERCENTUAL', 25_00))).toBe('Uma instalação de R$ 100,00 sai por R$ 75,00.')
})

test('o adicional vinculado, com os meses só quando é cobrado todo mês', () => {
  const vinculo = { nome: 'Roteador', obrigatorio: false, valor_promocional: 199_00, meses: 1 }
  expect(vinculoEmPalavras({ ...vinculo, cobranca: 'UNICA' })).toBe('Roteador (opcional, R$ 199,00)')
  expect(vinculoEmPalavras({ ...vinculo, cobranca: 'MENSAL', obrigatorio: true })).toBe(
    'Roteador (obrigatório, R$ 199,00 por 1 mês)',
  )
})
