import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diaNoFuso, somarDias } from './dia.ts'

test('o dia vira à meia-noite do provedor, não à de Greenwich', () => {
  expect(diaNoFuso(new Date('2026-11-16T02:59:59Z'), 'America/Sao_Paulo')).toBe('2026-11-15')
  expect(diaNoFuso(new Date('2026-11-16T03:00:00Z'), 'America/Sao_Paulo')).toBe('2026-11-16')
  expect(diaNoFuso(new Date('2026-11-16T03:00:00Z'), 'America/Rio_Branco')).toBe('2026-11-15')
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s mais %i dia é %s', (dia, dias, esperado) => {
  expect(somarDias(dia, dias)).toBe(esperado)
})

test('ir e voltar qualquer número de dias dá o mesmo dia, e a ordem das letras é a do calendário', () => {
  const dia = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10))
  fc.assert(
    fc.property(dia, fc.integer({ min: 1, max: 5000 }), (inicio, dias) => {
      const fim = somarDias(inicio, dias)
      expect(somarDias(fim, -dias)).toBe(inicio)
      expect(fim > inicio).toBe(true)
    }),
  )
})
