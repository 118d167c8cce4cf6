import { describe, expect, test } from 'vitest'
import { proximaOrdem, sentidoDe } from './ordem.ts'
import { posicaoDaTecla } from './teclado.ts'
import { textoDoTotal } from './total.ts'

describe('ordem', () => {
  test('clicar numa coluna ordena; clicar outra vez inverte; outra coluna recomeça', () => {
    expect(proximaOrdem(undefined, 'nome')).toBe('nome')
    expect(proximaOrdem('nome', 'nome')).toBe('-nome')
    expect(proximaOrdem('-nome', 'nome')).toBe('nome')
    expect(proximaOrdem('-email', 'nome')).toBe('nome')
  })

  test('só a coluna que ordena diz o sentido', () => {
    expect(sentidoDe('-nome', 'nome')).toBe('descending')
    expect(sentidoDe('nome', 'nome')).toBe('ascending')
    expect(sentidoDe('nome', 'email')).toBe('none')
  })
})

test.each([
  [0, true, '0 registros'],
  [1, true, '1 registro'],
  [128, true, '128 registros'],
  [10_000, false, 'mais de 10.000 registros'],
])('total de %i (exato: %s) diz "%s"', (total, exato, texto) => {
  expect(textoDoTotal(total, exato)).toBe(texto)
})

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, null],
])('%s na linha %i de cinco leva a %s', (tecla, atual, esperado) => {
  expect(posicaoDaTecla(tecla, atual, 5)).toBe(esperado)
})

test('sem linhas nenhuma tecla move', () => {
  expect(posicaoDaTecla('End', -1, 0)).toBeNull()
})
