import { expect, test } from 'vitest'
import { podeRecarregar } from './recarga.ts'

test('uma segunda recarga só depois de dez segundos', () => {
  const agora = Date.parse('2026-11-10T12:00:00Z')
  expect(podeRecarregar(0, agora)).toBe(true)
  expect(podeRecarregar(agora - 9_999, agora)).toBe(false)
  expect(podeRecarregar(agora - 10_000, agora)).toBe(true)
})
