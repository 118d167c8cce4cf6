import { expect, test } from 'vitest'
import { ofertaDeTeste } from '#partes/oferta/oferta.fabrica.ts'
import { criteriosQueFaltam, culpadoDoVazio } from './por-que-vazio.ts'
import { retratoDeTeste } from './retrato.fabrica.ts'

const criterios = { empresa_id: 'e', canal_venda_id: 'c', codigo_ibge: 3509502, tipo_pessoa: 'PJ' } as const
const retrato = (mudancas: Parameters<typeof ofertaDeTeste>[0]) =>
  retratoDeTeste([ofertaDeTeste(mudancas)], { empresas: ['e'], canais: [{ id: 'c', empresas: null }] })

test.each([
  ['codigo_ibge', { todas_cidades: false, tipos_pessoa: ['PJ' as const] }],
  ['canal_venda_id', { todos_canais: false, tipos_pessoa: ['PJ' as const] }],
  ['tipo_pessoa', { tipos_pessoa: ['PF' as const] }],
  [null, { todas_cidades: false, tipos_pessoa: ['PF' as const] }],
])('diz por causa de que nada se vende: %s', (culpado, mudancas) => {
  expect(culpadoDoVazio(retrato(mudancas), criterios)).toBe(culpado)
})

test('o que falta, na ordem das etapas', () => {
  expect(criteriosQueFaltam({ empresa_id: 'e' })).toEqual(['canal_venda_id', 'tipo_pessoa', 'codigo_ibge'])
  expect(criteriosQueFaltam(criterios)).toEqual([])
})
