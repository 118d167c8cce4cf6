import { expect, test } from 'vitest'
import { velocidadePorExtenso } from './velocidade.ts'

test.each([
  [1, '1 Mega'],
  [999, '999 Mega'],
  [1000, '1 Giga'],
  [1500, '1,5 Giga'],
  [10_000, '10 Giga'],
])('%i Mbps se anuncia como %s', (mbps, texto) => {
  expect(velocidadePorExtenso(mbps)).toBe(texto)
})
