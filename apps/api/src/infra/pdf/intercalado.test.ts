import { expect, test } from 'vitest'
import { intercalado } from './intercalado.ts'

test('o primeiro dígito do par está nas barras e o segundo nos espaços', () => {
  const [comeco, um, dois, fim] = [
    [1, 1, 1, 1],
    [3, 1, 1, 1, 3],
    [1, 3, 1, 1, 3],
    [3, 1, 1],
  ]
  const doPar = um?.flatMap((barra, i) => [barra, dois?.[i]])
  expect(intercalado('12')).toEqual([...(comeco ?? []), ...(doPar ?? []), ...(fim ?? [])])
})

test('44 dígitos ocupam 405 módulos, os 103 mm de um boleto com 0,254 mm cada', () => {
  const soma = intercalado('01234567890123456789012345678901234567890123').reduce((a, b) => a + b, 0)
  expect(soma).toBe(405)
})

test.each(['', '1', '123', '12A4'])('%j não tem como ser intercalado', (digitos) => {
  expect(() => intercalado(digitos)).toThrow(RangeError)
})
