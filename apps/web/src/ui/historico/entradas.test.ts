import { formatarInstante } from '@balcao/contract/valores/data'
import { expect, test } from 'vitest'
import { agruparPorDia, type Entrada, mostrarValor } from './entradas.ts'

const entrada = (id: string, em: string): Entrada => ({
  id,
  em,
  autor: 'PESSOA',
  quem: 'Ana',
  ip: null,
  acao: 'EDITAR',
  mudancas: [],
})

test('agrupa pelo dia do provedor, não pelo de Londres', () => {
  const emRioBranco = (em: string) => formatarInstante(em, 'America/Rio_Branco')
  const lidas = [
    entrada('3', '2026-03-06T02:30:00Z'),
    entrada('2', '2026-03-05T15:00:00Z'),
    entrada('1', '2026-03-05T02:00:00Z'),
  ]
  const dias = agruparPorDia(lidas, emRioBranco)
  expect(dias.map(({ dia, entradas }) => [dia, entradas.map((e) => `${e.id} ${e.hora}`)])).toEqual([
    ['05/03/2026', ['3 21:30', '2 10:00']],
    ['04/03/2026', ['1 21:00']],
  ])
})

test.each([
  [null, 'vazio'],
  ['', 'vazio'],
  [[], 'vazio'],
  [true, 'Sim'],
  [false, 'Não'],
  [0, '0'],
  [['A', 'B'], 'A, B'],
  [{ uf: 'SP' }, '{"uf":"SP"}'],
])('%j aparece como "%s"', (valor, texto) => {
  expect(mostrarValor(valor)).toBe(texto)
})
