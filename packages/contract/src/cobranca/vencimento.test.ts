import { describe, expect, test } from 'vitest'
import { feriadosEm } from '#valores/feriados.ts'
import { bancosAbertos } from './dia-bancario.ts'
import { vencimentoDoMes } from './vencimento.ts'

const DE_CAMPINAS = ['08/12 Campinas/SP']
const feriado = feriadosEm({ cidade: 'Campinas', uf: 'SP' }, DE_CAMPINAS)
const regra = { dia: 10, mes: 'PROPRIO', hoje: '2026-01-02', dias_minimos: 3, feriado } as const

describe('dias em que o banco trabalha', () => {
  test.each([
    ['2026-12-11', true],
    ['2026-12-12', false],
    ['2026-12-13', false],
    ['2026-12-25', false],
    ['2026-02-16', false],
    ['2026-02-17', false],
    ['2026-02-18', true],
    ['2026-06-04', false],
    ['2026-07-09', false],
    ['2026-12-08', false],
    ['2026-12-31', false],
  ])('%s: %s', (dia, util) => expect(bancosAbertos(dia, feriado)).toBe(util))

  test('o feriado de uma cidade não vale em outra', () =>
    expect(bancosAbertos('2026-12-08', feriadosEm({ cidade: 'Curitiba', uf: 'PR' }, DE_CAMPINAS))).toBe(true))
})

describe('vencimento da mensalidade', () => {
  test('no dia do contrato, no próprio mês ou no seguinte', () => {
    expect(vencimentoDoMes('2026-12', regra)).toBe('2026-12-10')
    expect(vencimentoDoMes('2026-12', { ...regra, mes: 'SEGUINTE' })).toBe('2027-01-11')
  })

  test('o que cai em dia sem banco vence no próximo dia útil', () => {
    expect(vencimentoDoMes('2026-12', { ...regra, dia: 25 })).toBe('2026-12-28')
    expect(vencimentoDoMes('2026-02', { ...regra, dia: 14 })).toBe('2026-02-18')
  })

  test('o mês que não tem o dia acaba no último', () => {
    expect(vencimentoDoMes('2027-02', { ...regra, dia: 31 })).toBe('2027-03-01')
    expect(vencimentoDoMes('2026-04', { ...regra, dia: 31 })).toBe('2026-04-30')
  })

  test('ninguém recebe para pagar em menos dias do que o mínimo, nem no passado', () => {
    expect(vencimentoDoMes('2026-12', { ...regra, hoje: '2026-12-08' })).toBe('2026-12-11')
    expect(vencimentoDoMes('2026-12', { ...regra, hoje: '2027-05-01' })).toBe('2027-05-04')
  })
})
