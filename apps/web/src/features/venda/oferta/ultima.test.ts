import { expect, test, vi } from 'vitest'
import { ultima } from './ultima.ts'

test('com os mesmos argumentos não calcula de novo, e devolve o mesmo objeto', () => {
  const somar = vi.fn((a: number, b: number) => ({ soma: a + b }))
  const lembrada = ultima(somar)
  const primeira = lembrada(1, 2)
  expect(lembrada(1, 2)).toBe(primeira)
  expect(somar).toHaveBeenCalledTimes(1)
  expect(lembrada(1, 3)).toEqual({ soma: 4 })
  expect(lembrada(1, 2)).toEqual(primeira)
  expect(somar).toHaveBeenCalledTimes(3)
})
