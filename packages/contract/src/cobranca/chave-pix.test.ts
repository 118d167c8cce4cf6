import fc from 'fast-check'
import { expect, test } from 'vitest'
import vetores from './boleto-vetores.json' with { type: 'json' }
import { ChavePix } from './chave-pix.ts'

test.each([
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['(67) 99999-0000', '+5567999990000'],
  ['67 99999-0000', '+5567999990000'],
  ['+55 67 99999-0000', '+5567999990000'],
  ['6733334444', '+556733334444'],
  ['  Financeiro@Provedor.Com.BR ', 'financeiro@provedor.com.br'],
  ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('%j é guardada como %j', (digitada, guardada) => {
  expect(ChavePix.parse(digitada)).toBe(guardada)
})

test.each([
  '529.982.247-24',
  '111.111.111-11',
  '12.ABC.345/01DE-36',
  '00.000.000/0000-00',
  '(20) 99999-0000',
  'fulano',
  'fulano@',
  '123e4567-e12b-12d1-a456-42665544000',
  `${'a'.repeat(70)}@exemplo.com.br`,
  'CPF: 529.982.247-25',
])('%j não é uma chave', (digitada) => {
  expect(ChavePix.safeParse(digitada).error?.issues[0]?.message).toMatch(/^Informe uma chave Pix válida/)
})

test('um CPF com um dígito errado não vira o telefone de outra pessoa', () => {
  for (const digitada of ['11987654321', '119.876.543-21', '119876543-21'])
    expect(ChavePix.safeParse(digitada).success).toBe(false)
  expect(ChavePix.parse('(11) 98765-4321')).toBe('+5511987654321')
})

test('uma chave guardada se lê de novo igual', () => {
  const chaves = vetores.pix.flatMap(({ entrada }) => ('chave' in entrada ? [entrada.chave] : []))
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...chaves), fc.uuid(), fc.string()), (texto) => {
      const guardada = ChavePix.safeParse(texto).data
      if (guardada !== undefined) expect(ChavePix.parse(guardada)).toBe(guardada)
    }),
  )
  for (const chave of chaves) expect(ChavePix.parse(chave)).toBe(chave)
})
