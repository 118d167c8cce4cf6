import { expect, test } from 'vitest'
import { Preco } from './preco.ts'

test.each([0, 1, 1_000_000_00])('aceita %d centavos', (valor) => {
  expect(Preco.parse(valor)).toBe(valor)
})

test.each([-1, 1_000_000_01, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '100', null])(
  'recusa %s',
  (valor) => {
    expect(Preco.safeParse(valor).success).toBe(false)
  },
)

test('o limite é dito em reais', () => {
  expect(Preco.safeParse(1_000_000_01).error?.issues[0]?.message).toBe('O valor máximo é R$ 1.000.000,00')
})
