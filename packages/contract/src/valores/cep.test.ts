import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cep, formatarCep, mascararCep } from './cep.ts'

test.each(['01310-100', '01310100', ' 01.310-100 '])('%s é guardado só com os dígitos', (texto) => {
  expect(Cep.parse(texto)).toBe('01310100')
})

test.each(['00000-000', '0131010', '013101000', 'CEP 01310-100', '01310-10A'])('recusa %s', (texto) => {
  expect(Cep.safeParse(texto).error?.issues.map((issue) => issue.message)).toEqual(['CEP inválido'])
})

test('formatar', () => {
  expect(formatarCep('01310100')).toBe('01310-100')
  expect(formatarCep('01310***')).toBe('01310-***')
  expect(formatarCep('123')).toBe('123')
})

test.each([
  ['', ''],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01.310-1009', '01310-100'],
])('mascarar %s → %s', (digitado, exibido) => {
  expect(mascararCep(digitado)).toBe(exibido)
})

test('mascarar de novo não muda nada', () => {
  fc.assert(fc.property(fc.string(), (texto) => mascararCep(mascararCep(texto)) === mascararCep(texto)))
})
