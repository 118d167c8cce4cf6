import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { configurarZod } from '#valores/mensagens.ts'
import { Endereco, enderecoEmLinha } from './endereco.ts'

beforeAll(configurarZod)

const ENDERECO = {
  cep: '13010-000',
  logradouro: ' Rua Direita ',
  numero: 'S/N',
  complemento: '',
  bairro: 'Centro',
  codigo_ibge: 3509502,
}

const recusas = (mudanca: object) =>
  Object.fromEntries(
    Endereco.safeParse({ ...ENDERECO, ...mudanca }).error?.issues.map((i) => [i.path.join('.'), i.message]) ??
      [],
  )

test('guarda o CEP só com dígitos, o texto sem sobras e o complemento vazio como nada', () => {
  expect(Endereco.parse(ENDERECO)).toEqual({
    ...ENDERECO,
    cep: '13010000',
    logradouro: 'Rua Direita',
    complemento: null,
  })
})

test.each([
  [{ cep: '00000-000' }, { cep: 'CEP inválido' }],
  [{ logradouro: '  ' }, { logradouro: 'Este campo é obrigatório' }],
  [{ numero: '' }, { numero: 'Este campo é obrigatório' }],
  [{ numero: '1'.repeat(16) }, { numero: 'Máximo de 15 caracteres' }],
  [{ numero: '-5' }, { numero: 'O número não começa com “-”. Sem número, escreva S/N' }],
  [{ numero: ' – 5' }, { numero: 'O número não começa com “-”. Sem número, escreva S/N' }],
  [{ complemento: 'x'.repeat(81) }, { complemento: 'Máximo de 80 caracteres' }],
  [{ codigo_ibge: null }, { codigo_ibge: 'Este campo é obrigatório' }],
  [{ codigo_ibge: 9950308 }, { codigo_ibge: 'Cidade desconhecida' }],
])('recusa %j', (mudanca, esperado) => {
  expect(recusas(mudanca)).toEqual(esperado)
})

test.each(['S/N', 's/nº', '12-A', 'km 3', '12 B', '0', '10-12'])('%s é número de casa', (numero) => {
  expect(recusas({ numero })).toEqual({})
})

test('nenhum número que começa com um sinal de menos é aceito, e nenhum outro é recusado por tê-lo dentro', () => {
  const resto = fc.string({ unit: fc.constantFrom(...'019 -A/'), maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...'-−–—'), resto, (menos, depois) => {
      expect(recusas({ numero: menos + depois })).toHaveProperty('numero')
      expect(recusas({ numero: `1${menos}${depois}` })).toEqual({})
    }),
  )
})

test('em uma linha, como no envelope', () => {
  const endereco = Endereco.parse({ ...ENDERECO, numero: '10', complemento: 'sala 2' })
  expect(enderecoEmLinha(endereco, 'Campinas – SP')).toBe(
    'Rua Direita, 10, sala 2 – Centro – Campinas – SP – 13010-000',
  )
})
