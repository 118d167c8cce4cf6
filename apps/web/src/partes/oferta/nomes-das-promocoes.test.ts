import { expect, test } from 'vitest'
import { nomesAindaNaoDitos } from './nomes-das-promocoes.ts'

test('o nome que só repete o que o cartão já diz não é dito outra vez', () => {
  const dito = 'R$ 49,95 nos 3 primeiros meses, depois R$ 99,90 · instalação grátis'
  expect(nomesAindaNaoDitos(['Instalação grátis', 'Metade'], dito)).toEqual(['Metade'])
  expect(nomesAindaNaoDitos(['Instalação Grátis'], dito)).toEqual([])
})
