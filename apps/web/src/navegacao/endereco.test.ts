import { expect, test } from 'vitest'
import { escreverEndereco, lerEndereco } from './endereco.ts'

test.each(['11987654321', '1e5', 'true', 'null', '"aspas"', '{"a":1}', '007', 'a+b & c', 'São João'])(
  'a busca por %s volta do endereço como foi digitada',
  (busca) => {
    expect(lerEndereco(escreverEndereco({ busca }))).toEqual({ busca })
  },
)

test('um link escrito à mão, sem aspas, também se lê', () => {
  expect(lerEndereco('?busca=12345678&limite=20')).toEqual({ busca: '12345678', limite: '20' })
})

test('o que não tem valor não aparece no endereço', () => {
  expect(escreverEndereco({ busca: undefined })).toBe('')
  expect(escreverEndereco({ busca: undefined, convidar: true, limite: 20 })).toBe('?convidar=true&limite=20')
})
