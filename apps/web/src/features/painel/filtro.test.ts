import { DIAS_NO_MAXIMO, diasDo } from '@balcao/contract/painel/periodo'
import { expect, test } from 'vitest'
import { filtroDoPainel, pontasDoPainel } from './filtro.ts'

const HOJE = '2026-11-17'

test.each([
  ['nada: os últimos trinta dias', {}, '2026-10-19', HOJE],
  ['só o começo: até hoje', { de: '2026-11-01' }, '2026-11-01', HOJE],
  [
    'ao contrário: as mesmas duas pontas',
    { de: '2026-11-10', ate: '2026-10-01' },
    '2026-10-01',
    '2026-11-10',
  ],
])('o endereço diz %s', (_, busca, de, ate) => {
  expect(filtroDoPainel(busca, HOJE)).toMatchObject({ de, ate })
})

test('de um período longo demais se mostram os últimos três anos', () => {
  const filtro = filtroDoPainel({ de: '2010-01-01', ate: '2026-10-01' }, HOJE)
  expect(filtro.ate).toBe('2026-10-01')
  expect(diasDo(filtro)).toBe(DIAS_NO_MAXIMO)
})

test.each([
  ['sem dias, os do período', {}, { de: '2026-10-19', ate: HOJE }],
  ['de um só, o outro é hoje', { de: '2026-12-01' }, { de: '2026-12-01', ate: HOJE }],
  [
    'ao contrário, como foram escritos',
    { de: '2026-11-10', ate: '2026-10-01' },
    { de: '2026-11-10', ate: '2026-10-01' },
  ],
  ['longe demais, como foram escritos', { de: '2010-01-01', ate: HOJE }, { de: '2010-01-01', ate: HOJE }],
])('nos campos, %s', (_, busca, pontas) => {
  expect(pontasDoPainel(busca, HOJE)).toEqual(pontas)
})
