import { expect, test } from 'vitest'
import { ofertaDeTeste } from '#partes/oferta/oferta.fabrica.ts'
import { aMostrar, emOrdem, procurar } from './procurar.ts'

const plano = (nome: string, download_mbps: number, valor_mensal: number, destaque = false) =>
  ofertaDeTeste({ id: nome, codigo: nome, nome, download_mbps, valor_mensal, destaque })
const planos = [
  plano('Fibra Básica', 300, 79_90),
  plano('Fibra Família', 500, 99_90, true),
  plano('Máxima', 1000, 149_90),
]
const nomes = (lista: readonly { nome: string }[]) => lista.map(({ nome }) => nome)

test.each([
  ['basica', ['Fibra Básica']],
  ['fibra 500', ['Fibra Família']],
  ['1 giga', ['Máxima']],
  ['  ', nomes(planos)],
  ['rádio', []],
])('procura %j por nome e velocidade, sem acento', (texto, achados) => {
  expect(nomes(procurar(planos, texto))).toEqual(achados)
})

test('destaques primeiro, depois do mais barato ao mais caro', () => {
  expect(nomes(emOrdem(planos))).toEqual(['Fibra Família', 'Fibra Básica', 'Máxima'])
})

test('o escolhido aparece mesmo fora dos primeiros', () => {
  expect(nomes(aMostrar(planos, 1, 'Máxima'))).toEqual(['Máxima', 'Fibra Básica'])
  expect(nomes(aMostrar(planos, 3, 'Máxima'))).toEqual(nomes(planos))
})
