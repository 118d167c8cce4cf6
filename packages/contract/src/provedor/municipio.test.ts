import { expect, test } from 'vitest'
import { estados, TOTAL_DE_MUNICIPIOS } from './estados.ts'
import { municipioApi, nomeComUf } from './municipio.ts'
import { CodigoIbge, codigosDasUfs, Uf, ufDoMunicipio } from './uf.ts'

test('são 27 estados, e as suas cidades somam o país', () => {
  expect(estados).toHaveLength(27)
  expect(estados.map(({ sigla }) => sigla)).toEqual(Uf.options)
  expect(estados.reduce((soma, { cidades }) => soma + cidades, 0)).toBe(TOTAL_DE_MUNICIPIOS)
  expect(new Set(Object.values(codigosDasUfs)).size).toBe(27)
  expect(new Set(estados.map(({ nome }) => nome)).size).toBe(27)
  expect(estados.map(({ nome }) => nome)).toEqual(
    estados.map(({ nome }) => nome).sort((a, b) => a.localeCompare(b, 'pt-BR')),
  )
})

test('o código da cidade diz o estado', () => {
  expect(ufDoMunicipio(3550308)).toBe('SP')
  expect(ufDoMunicipio(5300108)).toBe('DF')
})

test.each([0, 355030, 35503080, 9950308, -3550308, 3550308.5, '3550308', null])(
  '%j não é código de cidade',
  (valor) => {
    expect(CodigoIbge.safeParse(valor).success).toBe(false)
  },
)

test('uma cidade se escreve com o estado', () => {
  expect(nomeComUf({ nome: 'Campinas', uf: 'SP' })).toBe('Campinas – SP')
})

test('os códigos vão na URL separados por vírgula', () => {
  const { query } = municipioApi.porCodigos
  expect(query.parse({ codigos: '3550308,3509502' })).toEqual({ codigos: [3550308, 3509502] })
  for (const codigos of ['', '3550308,', 'a', '355030'])
    expect(query.safeParse({ codigos }).success).toBe(false)
})
