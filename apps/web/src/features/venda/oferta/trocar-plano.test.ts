import { expect, test } from 'vitest'
import { adicionalDeTeste, ofertaDeTeste, promocaoDeTeste } from '#partes/oferta/oferta.fabrica.ts'
import { trocarPlano } from './trocar-plano.ts'

const antiga = ofertaDeTeste({
  id: 'antiga',
  adicionais: [adicionalDeTeste('tv'), adicionalDeTeste('ponto')],
  promocoes: [
    promocaoDeTeste('metade'),
    promocaoDeTeste('gratis'),
    promocaoDeTeste('vizinho', { codigo: 'V' }),
  ],
})
const nova = ofertaDeTeste({
  id: 'nova',
  adicionais: [adicionalDeTeste('ponto', { quantidade_maxima: 1 })],
  promocoes: [promocaoDeTeste('gratis')],
})
const adicionais = [
  { id: 'tv', quantidade: 1 },
  { id: 'ponto', quantidade: 3 },
]

test('vai junto o que o novo plano também tem, até onde ele deixa; o resto é dito', () => {
  expect(trocarPlano({ adicionais, promocoes: ['metade', 'gratis'] }, antiga, nova)).toEqual({
    mudanca: { plano_id: 'nova', adicionais: [{ id: 'ponto', quantidade: 1 }], promocoes: ['gratis'] },
    sairam: ['tv', 'metade'],
  })
})

test('sem nenhuma promoção à mão de pé, volta a melhor combinação', () => {
  expect(trocarPlano({ adicionais: [], promocoes: ['metade'] }, antiga, nova).mudanca.promocoes).toBeNull()
  expect(trocarPlano({ adicionais: [], promocoes: null }, antiga, nova).mudanca.promocoes).toBeNull()
})

test('a promoção do cupom fica até que o servidor diga se vale', () => {
  const { mudanca, sairam } = trocarPlano({ adicionais: [], promocoes: ['vizinho'] }, antiga, nova)
  expect(mudanca.promocoes).toEqual(['vizinho'])
  expect(sairam).toEqual([])
})

test('o que ninguém conhece mais sai sem nome', () => {
  const { mudanca, sairam } = trocarPlano({ adicionais, promocoes: ['metade'] }, null, nova)
  expect(mudanca).toMatchObject({ adicionais: [{ id: 'ponto', quantidade: 1 }], promocoes: null })
  expect(sairam).toEqual([])
})
