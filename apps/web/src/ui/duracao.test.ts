import { expect, test } from 'vitest'
import { duracao } from './duracao.ts'

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 h'],
  [15_000, '4 h 10 min'],
  [86_400, '1 d'],
  [183_600, '2 d 3 h'],
])('%i segundos: %s', (segundos, texto) => {
  expect(duracao(segundos)).toBe(texto)
})
