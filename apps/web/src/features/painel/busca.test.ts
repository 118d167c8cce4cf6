import { DIAS_NO_MAXIMO, diasDo } from '@balcao/contract/painel/periodo'
import { expect, test } from 'vitest'
import { filtroDoPainel } from './busca.ts'

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
