import { expect, test } from 'vitest'
import { type EscolhaDaOferta, mesmaOferta } from './escolha-da-oferta.ts'

const [UM, DOIS] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002']
const antes: EscolhaDaOferta = {
  empresa_id: UM,
  canal_venda_id: UM,
  plano_id: UM,
  codigo_ibge: 3509502,
  tipo_pessoa: 'PF',
  adicionais: [
    { id: UM, quantidade: 1 },
    { id: DOIS, quantidade: 2 },
  ],
  promocoes: [UM, DOIS],
}

test.each<[string, Partial<EscolhaDaOferta>]>([
  ['nada muda', {}],
  ['a ordem é outra', { adicionais: antes.adicionais.toReversed(), promocoes: [DOIS, UM] }],
  ['o cupom foi apagado antes de valer', { cupom: '' }],
])('%s: é a mesma, e o preço fica', (_, parte) => {
  expect(mesmaOferta(antes, { ...antes, ...parte })).toBe(true)
})

test.each<[string, Partial<EscolhaDaOferta>]>([
  ['outro plano', { plano_id: DOIS }],
  ['outra cidade', { codigo_ibge: 3550308 }],
  ['outro canal', { canal_venda_id: DOIS }],
  ['outro tipo de pessoa', { tipo_pessoa: 'PJ' }],
  ['outra quantidade', { adicionais: [{ id: UM, quantidade: 1 }] }],
  ['as melhores em vez das escolhidas', { promocoes: null }],
  ['um cupom', { cupom: 'NATAL' }],
])('%s: é outra', (_, parte) => {
  expect(mesmaOferta(antes, { ...antes, ...parte })).toBe(false)
})
