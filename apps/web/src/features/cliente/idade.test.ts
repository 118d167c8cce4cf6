import { expect, test } from 'vitest'
import { ehMenor, idadeEm } from './idade.ts'

test.each([
  ['2008-11-15', 18],
  ['2008-11-16', 17],
  ['2008-12-01', 17],
  ['1990-01-01', 36],
  ['2026-11-15', 0],
  ['2027-01-01', -1],
])('quem nasceu em %s tem, em 15/11/2026, %i anos', (nascimento, anos) => {
  expect(idadeEm(nascimento, '2026-11-15')).toBe(anos)
})

test('de 29 de fevereiro, o aniversário é em 1º de março', () => {
  expect(idadeEm('2008-02-29', '2026-02-28')).toBe(17)
  expect(idadeEm('2008-02-29', '2026-03-01')).toBe(18)
})

test('com 18 já se contrata', () => {
  expect([17, 18].map(ehMenor)).toEqual([true, false])
})
