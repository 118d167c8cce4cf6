import { estados, TOTAL_DE_MUNICIPIOS } from '@balcao/contract/provedor/estados'
import { expect, test } from 'vitest'
import { lerMunicipios } from './municipios.ts'

const cidades = await lerMunicipios()

/** IBGE's own exceptions: nine codes whose last digit does not follow the rule. */
const SEM_REGRA = [2201919, 2201988, 2202251, 2611533, 3117836, 3152131, 4305871, 5203939, 5203962]

/**
 * Weights 1 and 2 alternately, adding the digits of each product. The result is what is missing to the next
 * ten.
 */
const digitoVerificador = (codigo: number) => {
  const soma = [...String(codigo).slice(0, 6)]
    .map((digito, i) => Number(digito) * (1 + (i % 2)))
    .reduce((total, produto) => total + (produto > 9 ? produto - 9 : produto), 0)
  return (10 - (soma % 10)) % 10
}

test('são 5.571 cidades em 27 estados, cada código uma vez e em ordem', () => {
  const codigos = cidades.map((c) => c.codigo)
  expect(codigos).toHaveLength(5_571)
  expect(TOTAL_DE_MUNICIPIOS).toBe(5_571)
  expect(new Set(cidades.map((c) => c.uf)).size).toBe(27)
  expect([...new Set(codigos)].sort((a, b) => a - b)).toEqual(codigos)
})

test('o contrato sabe quantas cidades tem cada estado', () => {
  const contadas = Object.fromEntries(
    estados.map(({ sigla }) => [sigla, cidades.filter((c) => c.uf === sigla).length]),
  )
  expect(Object.fromEntries(estados.map(({ sigla, cidades }) => [sigla, cidades]))).toEqual(contadas)
})

test('o dígito verificador confere, fora as nove exceções do IBGE', () => {
  const semConferir = cidades
    .map((c) => c.codigo)
    .filter((codigo) => digitoVerificador(codigo) !== codigo % 10)
  expect(semConferir).toEqual(SEM_REGRA)
})

test('nomes limpos, e nenhum repetido no mesmo estado', () => {
  const palavra = /^[A-ZÁÂÉÍÓÚa-záâãçéêíóôõúü]+$/
  for (const { nome } of cidades)
    for (const parte of nome.split(/[ '-]/)) expect(parte, nome).toMatch(palavra)
  expect(new Set(cidades.map((c) => `${c.nome}/${c.uf}`)).size).toBe(cidades.length)
})

test.each([
  [3550308, 'São Paulo', 'SP'],
  [3304557, 'Rio de Janeiro', 'RJ'],
  [5300108, 'Brasília', 'DF'],
  [2605459, 'Fernando de Noronha', 'PE'],
  [5101837, 'Boa Esperança do Norte', 'MT'],
  [3545803, "Santa Bárbara d'Oeste", 'SP'],
  [1708254, 'Tabocão', 'TO'],
  [4212650, 'Pescaria Brava', 'SC'],
])('%i é %s – %s', (codigo, nome, uf) => {
  expect(cidades.find((c) => c.codigo === codigo)).toEqual({ codigo, nome, uf })
})
