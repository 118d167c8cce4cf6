import { expect, test } from 'vitest'
import { semEndereco, valoresDeEndereco } from './valores.ts'

test('sem nada preenchido não há endereço; com qualquer campo, há', () => {
  const vazio = valoresDeEndereco(null)
  expect(semEndereco(vazio)).toBe(true)
  expect(semEndereco({ ...vazio, complemento: '  ' })).toBe(true)
  expect(semEndereco({ ...vazio, numero: 'S/N' })).toBe(false)
  expect(semEndereco({ ...vazio, codigo_ibge: 3550308 })).toBe(false)
})
