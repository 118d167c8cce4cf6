import { expect, test } from 'vitest'
import { desde } from './desde.ts'

const AGORA = new Date('2026-11-16T15:00:00Z')

// In São Paulo, three hours before UTC.
test.each([
  ['2026-11-16T03:05:00Z', 'hoje às 00:05'],
  ['2026-11-16T02:59:00Z', 'ontem às 23:59'],
  ['2026-11-14T15:43:00Z', '14/11 às 12:43'],
  ['2025-11-14T15:43:00Z', '14/11/2025 às 12:43'],
])('%s se diz “%s”', (instante, dito) => {
  expect(desde(instante, AGORA)).toBe(dito)
})
