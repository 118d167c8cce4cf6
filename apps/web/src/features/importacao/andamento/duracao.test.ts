import { expect, test } from 'vitest'
import { duracao } from './duracao.ts'

const depoisDe = (segundos: number) =>
  duracao('2026-11-15T12:00:00Z', new Date(Date.UTC(2026, 10, 15, 12, 0, segundos)).toISOString())

test.each([
  [0, '1 s'],
  [8, '8 s'],
  [200, '3 min 20 s'],
  [3900, '1 h 5 min'],
])('%i segundos se leem "%s"', (segundos, texto) => {
  expect(depoisDe(segundos)).toBe(texto)
})
