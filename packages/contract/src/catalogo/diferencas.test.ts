import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deDiferencas, emDiferencas } from './diferencas.ts'

test('cada número como a diferença do anterior, e de volta', () => {
  expect(emDiferencas([3500105, 3500204, 3500303])).toEqual([3500105, 99, 99])
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(6_000_000)), (numeros) => {
      const crescentes = numeros.toSorted((a, b) => a - b)
      expect(deDiferencas(emDiferencas(crescentes))).toEqual(crescentes)
    }),
  )
})
