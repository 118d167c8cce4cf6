import type { ConsultaDaVenda } from '@balcao/contract/vendas/preparo-api'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { criteriosDe } from './useCriterios.ts'

const consulta = {
  cliente: { tipo_pessoa: 'PJ', enderecos: [{ id: 'casa', codigo_ibge: 3548500 }] },
} as unknown as ConsultaDaVenda
const dados = { ...RASCUNHO_VAZIO, cliente: { id: 'maria' }, endereco: { id: 'casa' } }

test('o que não foi digitado é como no cadastro', () => {
  expect(criteriosDe({ dados, consulta })).toMatchObject({ codigo_ibge: 3548500, tipo_pessoa: 'PJ' })
  expect(criteriosDe({ dados, consulta: null })).toMatchObject({
    codigo_ibge: undefined,
    tipo_pessoa: undefined,
  })
})

test('o digitado vale mais, e de outra pessoa nada se aproveita', () => {
  const digitado = { ...dados, endereco: { id: 'casa', codigo_ibge: 3509502 } }
  expect(criteriosDe({ dados: digitado, consulta })).toMatchObject({ codigo_ibge: 3509502 })
  expect(criteriosDe({ dados: { ...dados, cliente: {} }, consulta })).toMatchObject({
    tipo_pessoa: undefined,
  })
})
