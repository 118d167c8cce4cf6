import { expect, test } from 'vitest'
import { haQuanto } from './haQuanto.ts'

const agora = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T12:00:30Z', 'agora'],
  ['2026-03-10T11:59:01Z', 'agora'],
  ['2026-03-10T11:59:00Z', '1 min'],
  ['2026-03-10T11:00:01Z', '59 min'],
  ['2026-03-10T11:00:00Z', '1 h'],
  ['2026-03-09T12:00:01Z', '23 h'],
  ['2026-03-09T12:00:00Z', '1 dia'],
  ['2026-03-08T11:00:00Z', '2 dias'],
])('%s, ao meio-dia do dia 10, foi há %s', (instante, texto) => {
  expect(haQuanto(instante, agora)).toBe(texto)
})
