import { expect, test } from 'vitest'
import { cidadesEmPalavras } from './onde.ts'

test('resume onde a oferta é vendida', () => {
  expect(cidadesEmPalavras(null)).toEqual(['todo o Brasil'])
  expect(
    cidadesEmPalavras([
      { uf: 'SP', quantidade: 645, todas: true, nomes: ['Adamantina'] },
      { uf: 'DF', quantidade: 1, todas: true, nomes: ['Brasília'] },
      { uf: 'MG', quantidade: 1, todas: false, nomes: ['Contagem'] },
      { uf: 'PR', quantidade: 14, todas: false, nomes: ['Cascavel', 'Curitiba'] },
    ]),
  ).toEqual([
    'todo o estado: São Paulo',
    'todo o Distrito Federal',
    '1 cidade de MG: Contagem',
    '14 cidades de PR: Cascavel, Curitiba e mais 12',
  ])
})
