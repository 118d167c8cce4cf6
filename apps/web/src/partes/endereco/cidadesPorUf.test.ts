import { estados } from '@balcao/contract/provedor/estados'
import { codigosDasUfs } from '@balcao/contract/provedor/uf'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cidadesPorUf, somarCidades, tirarCidades } from './cidadesPorUf.ts'

const doEstado = (codigo: number, quantas: number) =>
  Array.from({ length: quantas }, (_, i) => codigo * 100_000 + i)

test('agrupa por estado, na ordem dos nomes, e reconhece o estado inteiro', () => {
  expect(cidadesPorUf([3550308, 1400100, 3509502, 5300108])).toEqual([
    { uf: 'DF', nome: 'Distrito Federal', codigos: [5300108], inteiro: true },
    { uf: 'RR', nome: 'Roraima', codigos: [1400100], inteiro: false },
    { uf: 'SP', nome: 'São Paulo', codigos: [3550308, 3509502], inteiro: false },
  ])
  expect(cidadesPorUf(doEstado(35, 645))[0]?.inteiro).toBe(true)
})

test('o país inteiro são 27 estados inteiros', () => {
  const grupos = cidadesPorUf(
    estados.flatMap(({ sigla, cidades }) => doEstado(codigosDasUfs[sigla], cidades)),
  )
  expect(grupos).toHaveLength(27)
  expect(grupos.every(({ inteiro }) => inteiro)).toBe(true)
})

test('um código que não é de estado nenhum não aparece', () => {
  expect(cidadesPorUf([0, 9_900_000, 123])).toEqual([])
})

test('somar não repete, tirar desfaz', () => {
  const codigos = fc.uniqueArray(fc.integer({ min: 1_100_000, max: 5_399_999 }))
  fc.assert(
    fc.property(codigos, codigos, (atuais, novas) => {
      const soma = somarCidades(atuais, novas)
      expect(new Set(soma).size).toBe(soma.length)
      expect(somarCidades(soma, novas)).toEqual(soma)
      expect(tirarCidades(soma, novas)).toEqual(tirarCidades(atuais, novas))
    }),
  )
})
