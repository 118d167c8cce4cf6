import fc from 'fast-check'
import { expect, test } from 'vitest'
import { precoMudaMuito, recusaDePrecoIgual } from './plano-preco.ts'

const dia = fc
  .integer({ min: 0, max: 60 })
  .map((n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10))
const HOJE = '2026-11-20'
const precos = fc
  .uniqueArray(fc.record({ a_partir_de: dia, valor_mensal: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 8,
    selector: (p) => p.a_partir_de,
  })
  .map((lista) => {
    const emOrdem = lista.sort((a, b) => (a.a_partir_de < b.a_partir_de ? 1 : -1))
    return emOrdem.map((p) => ({
      ...p,
      taxa_instalacao: 0,
      situacao: p.a_partir_de > HOJE ? ('FUTURO' as const) : ('PASSADO' as const),
    }))
  })

test('um preço só é aceito quando muda o que vale nesse dia, ou corrige o que já começou', () => {
  fc.assert(
    fc.property(precos, dia, fc.integer({ min: 1, max: 3 }), (lista, a_partir_de, valor_mensal) => {
      const recusa = recusaDePrecoIgual(lista, { a_partir_de, valor_mensal, taxa_instalacao: 0 })
      const valendo = lista.find((p) => p.a_partir_de <= a_partir_de)
      if (valendo?.valor_mensal === valor_mensal) expect(recusa).toMatch(/já é o preço/)
      const antes = lista.find((p) => p.a_partir_de < a_partir_de)
      if (recusa === null && a_partir_de > HOJE) expect(antes?.valor_mensal).not.toBe(valor_mensal)
      // The installation fee counts too.
      expect(recusaDePrecoIgual(lista, { a_partir_de, valor_mensal, taxa_instalacao: 1 })).toBeNull()
    }),
  )
})

test.each([
  [99_90, 1_09, true],
  [99_90, 49_94, true],
  [99_90, 49_95, false],
  [99_90, 199_80, false],
  [99_90, 199_81, true],
])('de %i para %i muda muito: %s', (atual, novo, muito) => {
  expect(precoMudaMuito(atual, novo)).toBe(muito)
})
