import { expect, test } from 'vitest'
import { CodigoIbge, municipioApi, nomeComUf, TOTAL_DE_MUNICIPIOS, ufDoMunicipio, ufs } from './municipio.ts'

test('são 27 estados, e as suas cidades somam o país', () => {
  expect(ufs).toHaveLength(27)
  expect(ufs.reduce((soma, { cidades }) => soma + cidades, 0)).toBe(TOTAL_DE_MUNICIPIOS)
  for (const chave of ['sigla', 'nome', 'codigo'] as const)
    expect(new Set(ufs.map((uf) => uf[chave])).size).toBe(27)
  expect(ufs.map(({ nome }) => nome)).toEqual(
    ufs.map(({ nome }) => nome).sort((a, b) => a.localeCompare(b, 'pt-BR')),
  )
})

test('o código da cidade diz o estado', () => {
  expect(ufDoMunicipio(3550308)?.sigla).toBe('SP')
  expect(ufDoMunicipio(5300108)?.nome).toBe('Distrito Federal')
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
