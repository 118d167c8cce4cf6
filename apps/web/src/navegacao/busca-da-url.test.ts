import { FiltroUsuario } from '@balcao/contract/acesso/usuario-filtro'
import { expect, test } from 'vitest'
import { lerBusca } from './busca-da-url.ts'

const ler = lerBusca(FiltroUsuario)

test('o que o contrato aceita entra normalizado', () => {
  expect(ler({ busca: ' ana ', ordem: '-nome', limite: '20' })).toEqual({
    busca: 'ana',
    ordem: '-nome',
    limite: 20,
  })
})

test('o que não serve fica de fora, e o resto continua valendo', () => {
  expect(ler({ busca: 'ana', ordem: 'senha', situacao: 'DEMITIDO', cursor: '<script>', outra: 1 })).toEqual({
    busca: 'ana',
  })
})

test('o que ficou de fora é apagado do endereço, não apenas ignorado', () => {
  expect(Object.entries(ler({ outra: 1, busca: 'ana' }))).toEqual([
    ['outra', undefined],
    ['busca', 'ana'],
  ])
})

test('um nome herdado de todo objeto não é um campo', () => {
  expect(ler({ constructor: 'x', toString: 'y' })).toEqual({})
})
