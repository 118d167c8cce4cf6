import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dinheiroSemQuebra, dividirMeioPar, formatarDinheiro, lerDinheiro } from './dinheiro.ts'

const centavos = fc.integer({ min: 0, max: 100_000_000_00 })

describe('formatarDinheiro', () => {
  test.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [12990, 'R$ 129,90'],
    [123456, 'R$ 1.234,56'],
    [100_000_000_00, 'R$ 100.000.000,00'],
    [-1050, '-R$ 10,50'],
    [-0, 'R$ 0,00'],
  ])('%d centavos são %s', (valor, texto) => {
    expect(formatarDinheiro(valor)).toBe(texto)
  })
})

test('num texto, “R$” fica com o seu número, e o resto é como era', () => {
  expect(dinheiroSemQuebra('De R$ 49,95 a -R$ 1.000,00; o R$ é a moeda')).toBe(
    'De R$\u00a049,95 a -R$\u00a01.000,00; o R$ é a moeda',
  )
})

describe('lerDinheiro', () => {
  test.each([
    ['1', 1],
    ['1990', 1990],
    ['R$ 1990', 1990],
    ['007', 7],
  ])('só dígitos são centavos: %s → %d', (texto, valor) => {
    expect(lerDinheiro(texto)).toBe(valor)
  })

  test.each([
    ['19,90', 1990],
    ['19.90', 1990],
    ['12,5', 1250],
    ['12.5', 1250],
    ['12,', 1200],
    [',5', 50],
    ['R$ 129,90', 12990],
    ['-5,00', 500],
    ['1234,56', 123456],
  ])('vírgula ou ponto fazem um valor decimal: %s → %d', (texto, valor) => {
    expect(lerDinheiro(texto)).toBe(valor)
  })

  test.each([
    ['1.234,56', 123456],
    ['1.234.567,89', 123456789],
    ['1,234.56', 123456],
    ['1,234,567.89', 123456789],
    ['1.234.567', 123456700],
    ['1,234,567', 123456700],
    ['1.234', 123400],
    ['12.345', 1234500],
    ['R$ 1.234,56.', 123456],
    ['1.234.', 123400],
  ])('separadores de milhar: %s → %d', (texto, valor) => {
    expect(lerDinheiro(texto)).toBe(valor)
  })

  test.each([
    ['1,234', 123],
    ['0.125', 12],
    ['0,135', 14],
    ['0,1250001', 13],
    ['0,1249999', 12],
    ['1234.567', 123457],
    ['1,005', 100],
    ['1,015', 102],
    ['0,995', 100],
  ])('além de dois decimais arredonda meio para o par: %s → %d', (texto, valor) => {
    expect(lerDinheiro(texto)).toBe(valor)
  })

  test.each(['', '   ', 'R$', ',', '.', 'abc'])('sem nenhum dígito é vazio: "%s"', (texto) => {
    expect(lerDinheiro(texto)).toBeNull()
  })

  test('o que é exibido volta a ser o mesmo valor', () => {
    fc.assert(fc.property(centavos, (valor) => lerDinheiro(formatarDinheiro(valor)) === valor))
  })

  test('qualquer texto dá um inteiro não negativo ou vazio', () => {
    fc.assert(
      fc.property(fc.string(), (texto) => {
        const lido = lerDinheiro(texto)
        return lido === null || (Number.isInteger(lido) && lido >= 0)
      }),
    )
  })

  // What started again at each letter would take minutes: the test's own limit ends it.
  test('um texto enorme não demora, nem é lido pela metade', () => {
    expect(lerDinheiro(`${'.'.repeat(1_000_000)}1`)).toBeNull()
    expect(lerDinheiro(`${'x'.repeat(1_000_000)}12,50`)).toBe(1250)
  })
})

describe('dividirMeioPar', () => {
  test.each([
    [5, 2, 2],
    [7, 2, 4],
    [-5, 2, -2],
    [-7, 2, -4],
    [7, -2, -4],
    [10, 4, 2],
    [11, 4, 3],
    [0, -3, 0],
    [600_00 * 7, 12, 350_00],
    [Number.MAX_SAFE_INTEGER, 2, 4503599627370496],
  ])('%d dividido por %d é %d', (numerador, denominador, quociente) => {
    expect(dividirMeioPar(numerador, denominador)).toBe(quociente)
  })

  test('fica a no máximo meio do valor exato, e no empate é par', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (numerador, denominador) => {
        fc.pre(denominador !== 0)
        const quociente = BigInt(dividirMeioPar(numerador, denominador))
        const erro = BigInt(numerador) - quociente * BigInt(denominador)
        const dobro = 2n * (erro < 0n ? -erro : erro)
        const divisor = BigInt(Math.abs(denominador))
        expect(dobro < divisor || (dobro === divisor && quociente % 2n === 0n)).toBe(true)
      }),
    )
  })

  test.each([
    [1, 0],
    [1.5, 2],
    [2 ** 53, 2],
    [Number.NaN, 2],
  ])('recusa %d / %d', (numerador, denominador) => {
    expect(() => dividirMeioPar(numerador, denominador)).toThrow(RangeError)
  })
})
