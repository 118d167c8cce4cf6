import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arredondar, escreverCoordenada, lerCoordenada, lerLugar } from './lugar.ts'

test.each([
  ['', null],
  ['-22,9056', -22.9056],
  ['-22.9056', -22.9056],
  ['−47,0608123456', -47.060812],
  ['abc', Number.NaN],
  ['1.234,5', Number.NaN],
])('%j é a coordenada %d', (texto, grau) => {
  expect(lerCoordenada(texto)).toBe(grau)
})

test.each([
  '-22.905600, -47.060800',
  '-22,9056; -47,0608',
  '-22.9056 -47.0608',
  '-22.9056,-47.0608',
  '-22,9056, -47,0608',
])('as duas juntas, %j, são um lugar', (texto) => {
  expect(lerLugar(texto)).toEqual({ latitude: -22.9056, longitude: -47.0608 })
})

test.each(['-22,9056', '-22,5', '-22.5', '', 'Rua 1, 2', '-22.9, -47.0, 3'])('%j não são duas', (texto) => {
  expect(lerLugar(texto)).toBeNull()
})

test('o que se escreve volta a ser o mesmo número', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (n) => {
      expect(lerCoordenada(escreverCoordenada(arredondar(n)))).toBe(arredondar(n))
    }),
  )
})
