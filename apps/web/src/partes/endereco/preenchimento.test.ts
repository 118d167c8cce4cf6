import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { divergencia, type Local, localDaConsulta, NADA, preenchimento } from './preenchimento.ts'

const SE: Local = { logradouro: 'Praça da Sé', bairro: 'Sé', codigo_ibge: 3550308 }
const CENTRO: Local = { logradouro: 'Rua Direita', bairro: 'Centro', codigo_ibge: 3509502 }

const algumLocal = fc.record({
  logradouro: fc.constantFrom('', 'Rua A', 'Rua B'),
  bairro: fc.constantFrom('', 'Centro', 'Sé'),
  codigo_ibge: fc.constantFrom(null, 3550308, 3509502),
})

test('o que está vazio é preenchido', () => {
  expect(preenchimento(NADA, NADA, SE)).toEqual(SE)
})

test('o que a pessoa digitou fica', () => {
  const digitado = { ...NADA, logradouro: 'Praça da Sé, fundos' }
  expect(preenchimento(digitado, NADA, SE)).toEqual({ bairro: 'Sé', codigo_ibge: 3550308 })
})

test('o que a consulta anterior preencheu dá lugar ao novo CEP, mesmo que ele saiba menos', () => {
  expect(preenchimento(SE, SE, CENTRO)).toEqual(CENTRO)
  expect(preenchimento(SE, SE, { ...NADA, codigo_ibge: 3509502 })).toEqual({ ...NADA, codigo_ibge: 3509502 })
  expect(preenchimento(SE, SE, localDaConsulta({ situacao: 'DESCONHECIDO', endereco: null }))).toEqual(NADA)
})

test('o que foi mudado depois de preenchido é de quem mudou', () => {
  expect(preenchimento({ ...SE, bairro: 'Centro' }, SE, { ...CENTRO, bairro: 'Vila' })).toEqual({
    logradouro: 'Rua Direita',
    codigo_ibge: 3509502,
  })
})

test('nunca muda o que não está vazio nem veio da consulta anterior', () => {
  fc.assert(
    fc.property(algumLocal, algumLocal, algumLocal, (atual, anterior, novo) => {
      const mudancas = preenchimento(atual, anterior, novo)
      for (const campo of Object.keys(mudancas) as (keyof Local)[])
        expect([NADA[campo], anterior[campo]]).toContain(atual[campo])
      // The second time, nothing is left to do.
      expect(preenchimento({ ...atual, ...mudancas }, novo, novo)).toEqual({})
    }),
  )
})

test('diverge o que a consulta sabe e o formulário diz diferente', () => {
  expect(divergencia({ ...SE, bairro: '' }, { ...CENTRO, logradouro: '' })).toEqual({
    bairro: 'Centro',
    codigo_ibge: 3509502,
  })
  expect(divergencia(SE, SE)).toEqual({})
})
