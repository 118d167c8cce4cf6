import { expect, test } from 'vitest'
import { porQueNaoNesteDia } from './vagas.ts'

const dia = (
  manha: number | null,
  tarde: number | null,
  fechado: string | null = null,
  manhaPassou = false,
) => ({
  ...{ data: '2026-11-20', fechado },
  turnos: [
    { turno: 'MANHA' as const, livres: manha, passou: manhaPassou },
    { turno: 'TARDE' as const, livres: tarde, passou: false },
  ],
})

test('com lugar, ou sem limite, nada se diz', () => {
  expect(porQueNaoNesteDia(dia(1, 0), 'MANHA')).toBeNull()
  expect(porQueNaoNesteDia(dia(null, null), 'TARDE')).toBeNull()
  expect(porQueNaoNesteDia(dia(0, 3), undefined)).toBeNull()
  expect(porQueNaoNesteDia(dia(9, 0, null, true), 'MANHA')).toBeNull()
})

test('cheio ou fechado, diz o que ainda dá', () => {
  expect(porQueNaoNesteDia(dia(0, 3), 'MANHA')).toBe(
    'No dia pedido não há mais lugar para o turno manhã; há para tarde.',
  )
  expect(porQueNaoNesteDia(dia(0, 0), 'MANHA')).toBe(
    'O dia pedido para a instalação está cheio nesta cidade. Escolha outro.',
  )
  expect(porQueNaoNesteDia(dia(9, 0, null, true), 'TARDE')).toMatch(
    /^O dia pedido para a instalação está cheio/,
  )
  expect(porQueNaoNesteDia(dia(9, 9, 'Não se instala: domingo'), 'MANHA')).toBe(
    'No dia pedido não haverá instalação (Não se instala: domingo). Escolha outro.',
  )
})
