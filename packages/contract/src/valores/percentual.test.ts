import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CEM_POR_CENTO, formatarPercentual, lerPercentual, mascararPercentual } from './percentual.ts'

test.each([
  ['50', 50_00],
  ['33,5', 33_50],
  ['33.5', 33_50],
  ['0,01', 1],
  [',5', 50],
  ['12,345', 12_34],
  ['100 %', CEM_POR_CENTO],
  ['007', 7_00],
  ['-5', 5_00],
  ['', null],
  ['abc', null],
])('%j digitado vale %j centésimos', (texto, esperado) => {
  expect(lerPercentual(texto)).toBe(esperado)
})

test('o que se escreve se lê de volta, e a máscara não muda o próprio resultado', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_99 }), (centesimos) => {
      const escrito = formatarPercentual(centesimos)
      expect(lerPercentual(escrito)).toBe(centesimos)
      expect(mascararPercentual(escrito)).toBe(escrito)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (texto) => {
      const mascarado = mascararPercentual(texto)
      expect(mascararPercentual(mascarado)).toBe(mascarado)
    }),
  )
})
