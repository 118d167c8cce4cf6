import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somarDias } from '#valores/dia.ts'
import {
  DIAS_NO_MAXIMO,
  diasDo,
  fimDoMes,
  mesDe,
  type Periodo,
  passosDo,
  periodoAnterior,
  trechosDo,
} from './periodo.ts'

const dia = fc.date({ min: new Date('2019-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
const periodo = fc
  .tuple(dia, fc.integer({ min: 0, max: DIAS_NO_MAXIMO - 1 }), fc.boolean())
  .map(([data, dias, doComeco]): Periodo => {
    const lido = data.toISOString().slice(0, 10)
    const de = doComeco ? mesDe(lido) : lido
    return { de, ate: somarDias(de, dias) }
  })

const dias = ({ de, ate }: Periodo) => Array.from({ length: diasDo({ de, ate }) }, (_, i) => somarDias(de, i))

test.each([
  ['2026-11-17', '2026-11-17', '2026-11-16', '2026-11-16'],
  ['2026-11-11', '2026-11-17', '2026-11-04', '2026-11-10'],
  ['2026-11-01', '2026-11-17', '2026-10-01', '2026-10-17'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-01-01', '2026-11-17', '2025-02-01', '2025-12-17'],
  ['2024-01-01', '2026-12-31', '2021-01-01', '2023-12-31'],
])('%s a %s se compara com %s a %s', (de, ate, antesDe, antesAte) => {
  expect(periodoAnterior({ de, ate })).toEqual({ de: antesDe, ate: antesAte })
})

test('o período de antes vem logo antes, sem tocar no atual, e começa no mesmo dia do mês ou tem os mesmos dias', () => {
  fc.assert(
    fc.property(periodo, (atual) => {
      const antes = periodoAnterior(atual)
      expect(antes.de <= antes.ate).toBe(true)
      expect(antes.ate < atual.de).toBe(true)
      if (!atual.de.endsWith('-01')) expect(diasDo(antes)).toBe(diasDo(atual))
      else expect(antes.de.endsWith('-01')).toBe(true)
    }),
  )
})

test('os trechos têm cada dia do período, uma vez', () => {
  fc.assert(
    fc.property(periodo, fc.constantFrom(undefined, 'mes' as const), (atual, passo) => {
      const lidos = trechosDo(atual, passo).flatMap((trecho) =>
        trecho.grao === 'D' ? dias(trecho) : dias({ de: trecho.de, ate: fimDoMes(trecho.ate) }),
      )
      expect(lidos).toEqual(dias(atual))
    }),
  )
})

test('três anos se leem em poucos pedaços, um mês em um só', () => {
  expect(trechosDo({ de: '2026-10-18', ate: '2026-11-16' })).toEqual([
    { grao: 'D', de: '2026-10-18', ate: '2026-11-16' },
  ])
  expect(trechosDo({ de: '2023-11-18', ate: '2026-11-17' })).toEqual([
    { grao: 'D', de: '2023-11-18', ate: '2023-11-30' },
    { grao: 'M', de: '2023-12-01', ate: '2026-10-01' },
    { grao: 'D', de: '2026-11-01', ate: '2026-11-17' },
  ])
  expect(trechosDo({ de: '2026-10-01', ate: '2026-10-31' }, 'mes')).toEqual([
    { grao: 'M', de: '2026-10-01', ate: '2026-10-01' },
  ])
})

test('o gráfico tem um passo para cada dia, ou para cada mês do que é longo', () => {
  expect(passosDo({ de: '2026-02-27', ate: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(passosDo({ de: '2026-01-15', ate: '2026-05-02' })).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
  ])
})
