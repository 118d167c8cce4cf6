import { expect, test } from 'vitest'
import { prazoEmPalavras } from './prazo.ts'

test.each([
  ['2026-12-10', 'Vence hoje'],
  ['2026-12-11', 'Vence amanhã'],
  ['2026-12-13', 'Vence em 3 dias'],
  ['2026-12-09', 'Venceu ontem'],
  ['2026-12-05', 'Venceu há 5 dias'],
  ['2027-01-01', 'Vence em 22 dias'],
])('vencimento em %s, hoje 10/12: %s', (vencimento, palavras) => {
  expect(prazoEmPalavras(vencimento, '2026-12-10')).toBe(palavras)
})
