import { expect, test } from 'vitest'
import { nomesDosComparados } from './nomes.ts'

test.each([
  [['Fibra 300'], 1, 'Fibra 300'],
  [['Fibra 300', 'Fibra 500', 'Giga'], 3, 'Fibra 300, Fibra 500 e Giga'],
  [['Fibra 300', 'Fibra 500'], 3, 'Fibra 300, Fibra 500 e mais 1'],
  [[], 2, '2 planos'],
])('nomeia os comparados, e conta os que o filtro deixou de fora (%#)', (nomes, quantos, texto) => {
  expect(nomesDosComparados(nomes, quantos)).toBe(texto)
})
