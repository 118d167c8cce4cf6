import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multaDeFidelidade } from './multa.ts'

describe('multaDeFidelidade', () => {
  test.each([
    { beneficio: 600_00, meses: 12, cumpridos: 5, multa: 350_00 },
    { beneficio: 600_00, meses: 12, cumpridos: 0, multa: 600_00 },
    { beneficio: 600_00, meses: 12, cumpridos: 11, multa: 50_00 },
    { beneficio: 600_00, meses: 12, cumpridos: 12, multa: 0 },
    { beneficio: 600_00, meses: 12, cumpridos: 40, multa: 0 },
    { beneficio: 600_00, meses: 12, cumpridos: -1, multa: 600_00 },
    { beneficio: 600_00, meses: 0, cumpridos: 0, multa: 0 },
    { beneficio: 0, meses: 12, cumpridos: 3, multa: 0 },
    // 250,00 / 12 = 20,8333…; 0,25 × 6 / 12 = 0,125 and 0,27 × 6 / 12 = 0,135: each half rounds to the even
    // side.
    { beneficio: 250_00, meses: 12, cumpridos: 11, multa: 20_83 },
    { beneficio: 25, meses: 12, cumpridos: 6, multa: 12 },
    { beneficio: 27, meses: 12, cumpridos: 6, multa: 14 },
  ])('$beneficio em $meses meses, cumpridos $cumpridos: $multa', ({ multa, ...fidelidade }) => {
    expect(multaDeFidelidade(fidelidade)).toBe(multa)
  })

  test('não há multa quando a culpa é do provedor', () => {
    expect(multaDeFidelidade({ beneficio: 600_00, meses: 12, cumpridos: 5, culpaDoProvedor: true })).toBe(0)
  })

  test('nunca passa do benefício nem cresce com o tempo', () => {
    const mes = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), mes, mes, (beneficio, meses, cumpridos) => {
        const agora = multaDeFidelidade({ beneficio, meses, cumpridos })
        const depois = multaDeFidelidade({ beneficio, meses, cumpridos: cumpridos + 1 })
        expect(agora).toBeLessThanOrEqual(beneficio)
        expect(depois).toBeLessThanOrEqual(agora)
        expect(depois).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
