import { expect, onTestFinished, vi } from 'vitest'

/**
 * The clock by which a screen asks again, moved by the test alone. React starts and stops it a moment after it has
 * painted: `anda` and `parou` wait for that.
 */
export const pararRelogio = () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const esperarRelogios = (quantos: number) => expect.poll(() => vi.getTimerCount()).toBe(quantos)
  return {
    passar: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    anda: (quantos = 1) => esperarRelogios(quantos),
    parou: () => esperarRelogios(0),
  }
}
