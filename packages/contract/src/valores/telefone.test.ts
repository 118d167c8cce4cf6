import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatarTelefone, lerTelefone, mascararTelefone, Telefone } from './telefone.ts'

const ddd = fc.constantFrom('11', '21', '47', '55', '68', '77', '99')
const celular = fc
  .tuple(ddd, fc.integer({ min: 70_000_0000, max: 99_999_9999 }))
  .map(([d, n]) => `+55${d}${n}`)
const fixo = fc.tuple(ddd, fc.integer({ min: 2_000_0000, max: 5_999_9999 })).map(([d, n]) => `+55${d}${n}`)

describe('lerTelefone', () => {
  test.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11987654321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['0055 11 98765 4321', '+5511987654321'],
    ['011 98765.4321', '+5511987654321'],
    ['+55 (011) 9.8765-4321', '+5511987654321'],
    ['55 011 3456 7890', '+551134567890'],
    ['\u202a+55\u00a011\u00a098765\u20114321\u202c', '+5511987654321'],
    ['(11) 3456-7890', '+551134567890'],
    ['55 99123-4567', '+5555991234567'],
    ['(55) 3221-1234', '+555532211234'],
    ['+55 55 3221-1234', '+555532211234'],
  ])('%s → %s', (texto, e164) => {
    expect(lerTelefone(texto)).toBe(e164)
  })

  test.each([
    ['vazio', ''],
    ['DDD que não existe', '(20) 98765-4321'],
    ['DDD que não existe', '(23) 3456-7890'],
    ['celular sem o nono dígito', '(11) 8765-4321'],
    ['fixo com nono dígito', '(11) 93456-789'],
    ['fixo com onze dígitos', '(11) 34567-8901'],
    ['terceiro dígito 6 em celular', '(11) 61234-5678'],
    ['terceiro dígito 1 em fixo', '(11) 1234-5678'],
    ['outro país', '+1 202 555 0123'],
    ['outro país com cara de nacional', '+11 98765-4321'],
    ['ramal', '(55) 3221-1234 ramal 22'],
    ['dois números', '3221-1234 / 3221-1235'],
    ['dígitos demais', '55119876543210'],
    ['plus sozinho', '+'],
  ])('recusa %s: %s', (_, texto) => {
    expect(lerTelefone(texto)).toBeNull()
  })

  test('o que é exibido volta a ser o mesmo telefone', () => {
    fc.assert(
      fc.property(fc.oneof(celular, fixo), (e164) => {
        expect(lerTelefone(e164)).toBe(e164)
        expect(lerTelefone(formatarTelefone(e164))).toBe(e164)
        expect(lerTelefone(mascararTelefone(e164))).toBe(e164)
      }),
    )
  })
})

test('formatar', () => {
  expect(formatarTelefone('+5511987654321')).toBe('(11) 98765-4321')
  expect(formatarTelefone('+551134567890')).toBe('(11) 3456-7890')
  expect(formatarTelefone('+12025550123')).toBe('+12025550123')
})

describe('mascararTelefone', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['(', ''],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['(11) ', '(11'],
    ['1198765432', '(11) 98765-432'],
    ['11987654321', '(11) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['(11) 3456-78901', '(11) 3456-7890'],
    ['+', '+'],
    ['+55', '+55'],
    ['+551', '(1'],
    ['+5555991234567', '(55) 99123-4567'],
    ['5511987654321', '(11) 98765-4321'],
    ['(55) 99323-45678', '(55) 99323-4567'],
    ['011987654321', '(11) 98765-4321'],
    ['+55 (011) 98765-4321', '(11) 98765-4321'],
    ['55 055 99123-4567', '(55) 99123-4567'],
    // Hidden: left alone, and typed into, only what is known of it stays.
    ['(11) *****-4321', '(11) *****-4321'],
    ['(11) *****-432', '(11) 432'],
  ])('%s → %s', (digitado, exibido) => {
    expect(mascararTelefone(digitado)).toBe(exibido)
  })

  test('digitar tecla a tecla dá o mesmo que colar', () => {
    fc.assert(
      fc.property(fc.oneof(celular, fixo), (e164) => {
        const digitado = [...e164].reduce((ate, tecla) => mascararTelefone(ate + tecla), '')
        expect(digitado).toBe(formatarTelefone(e164))
      }),
    )
  })

  test('mascarar de novo não muda nada', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789() -a') }), (texto) => {
        expect(mascararTelefone(mascararTelefone(texto))).toBe(mascararTelefone(texto))
      }),
    )
  })
})

test('o esquema guarda E.164 e recusa o resto', () => {
  expect(Telefone.parse('(11) 98765-4321')).toBe('+5511987654321')
  const erros = (texto: string) => Telefone.safeParse(texto).error?.issues.map((issue) => issue.message)
  expect(erros('(20) 3232-1000')).toEqual(['Telefone inválido'])
  expect(erros('9'.repeat(100_000))).toEqual(['Telefone inválido'])
  // A mobile's mask puts the dash where it would be with the ninth digit.
  for (const texto of ['(32) 8899-0226', '(32) 88990-226', '03288990226'])
    expect(erros(texto)).toEqual(['Falta o nono dígito: escreva um 9 depois do DDD'])
  expect(erros('(20) 8899-0226')).toEqual(['Telefone inválido'])
  for (const texto of [
    '98765-4321',
    '3456 7890',
    mascararTelefone('987654321'),
    mascararTelefone('34567890'),
  ])
    expect(erros(texto)).toEqual(['Falta o DDD: escreva como (11) 98765-4321'])
})
