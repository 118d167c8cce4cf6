import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { expect, test } from 'vitest'
import { alternarPromocao, comQuantidade, motivoDoAdicional } from './escolhas.ts'

const adicional = (id: string, incompativel_com: string[] = []) => ({
  id,
  nome: id.toUpperCase(),
  incompativel_com,
})
const oferta = {
  adicionais: [adicional('tv', ['sinal']), adicional('sinal'), adicional('ip')],
  promocoes: [
    { id: 'metade', cumulativa: false },
    { id: 'dez', cumulativa: true },
    { id: 'gratis', cumulativa: true },
  ],
} as unknown as Oferta
const doId = (id: string) => oferta.adicionais.find((a) => a.id === id) as Oferta['adicionais'][number]

test('a quantidade troca a anterior, e zero tira', () => {
  const uma = comQuantidade([], 'tv', 1)
  expect(comQuantidade(uma, 'tv', 2)).toEqual([{ id: 'tv', quantidade: 2 }])
  expect(comQuantidade(uma, 'tv', 0)).toEqual([])
})

test('a que não acumula fica sozinha; as que acumulam se juntam', () => {
  expect(alternarPromocao(oferta, ['dez'], 'gratis')).toEqual(['dez', 'gratis'])
  expect(alternarPromocao(oferta, ['dez', 'gratis'], 'metade')).toEqual(['metade'])
  expect(alternarPromocao(oferta, ['metade'], 'dez')).toEqual(['dez'])
  expect(alternarPromocao(oferta, ['dez'], 'dez')).toEqual([])
})

test('diz com o que não combina, por qualquer um dos dois lados', () => {
  expect(motivoDoAdicional(oferta, [{ id: 'tv' }], doId('sinal'))).toBe('Não pode ser vendido junto com TV')
  expect(motivoDoAdicional(oferta, [{ id: 'sinal' }], doId('tv'))).toBe(
    'Não pode ser vendido junto com SINAL',
  )
  expect(motivoDoAdicional(oferta, [{ id: 'tv' }], doId('ip'))).toBeNull()
  expect(motivoDoAdicional(oferta, [{ id: 'tv' }], doId('tv'))).toBeNull()
})
