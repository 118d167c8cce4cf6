import * as fc from 'fast-check'
import { isCNPJ, isCPF } from 'validation-br'
import { describe, expect, test } from 'vitest'
import {
  Cnpj,
  Cpf,
  CpfOuCnpj,
  cnpjValido,
  cpfValido,
  documentoValido,
  formatarDocumento,
  limparDocumento,
  mascararDocumento,
} from './documento.ts'
import { configurarZod, mensagem } from './mensagens.ts'

const alfabeto = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digitos = (tamanho: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: tamanho, maxLength: tamanho })
const baseCnpj = fc.string({ unit: fc.constantFrom(...alfabeto), minLength: 12, maxLength: 12 })

/** The only pair of check digits that our rule accepts for this base. */
const completar = (base: string, valido: (documento: string) => boolean) =>
  Array.from({ length: 100 }, (_, dv) => base + String(dv).padStart(2, '0')).filter(valido)

describe('CPF', () => {
  test.each(['529.982.247-25', '111.444.777-35', '123.456.789-09', '52998224725'])('%s é válido', (cpf) => {
    expect(cpfValido(cpf)).toBe(true)
  })

  test.each([
    '529.982.247-24',
    '111.111.111-11',
    '000.000.000-00',
    '5299822472',
    '529982247250',
    '',
    '5299822472A',
  ])('%s é inválido', (cpf) => {
    expect(cpfValido(cpf)).toBe(false)
  })

  test('cada base tem um só par de dígitos, e validation-br concorda', () => {
    fc.assert(
      fc.property(digitos(9), (base) => {
        fc.pre(!/^(.)\1+$/.test(base))
        const validos = completar(base, cpfValido)
        expect(validos).toHaveLength(1)
        expect(validos.every((cpf) => isCPF(cpf))).toBe(true)
      }),
    )
  })
})

describe('CNPJ', () => {
  test.each(['12.ABC.345/01DE-35', '12abc34501de35', '11.222.333/0001-81', '33.683.111/0002-80'])(
    '%s é válido',
    (cnpj) => {
      expect(cnpjValido(cnpj)).toBe(true)
    },
  )

  test.each([
    '12.ABC.345/01DE-36',
    '00.000.000/0000-00',
    '11.222.333/0001-82',
    '12ABC34501DE3A',
    '1122233300018',
  ])('%s é inválido', (cnpj) => {
    expect(cnpjValido(cnpj)).toBe(false)
  })

  test('cada base, com letras ou sem, tem um só par de dígitos, e validation-br concorda', () => {
    fc.assert(
      fc.property(fc.oneof(digitos(12), baseCnpj), (base) => {
        fc.pre(!/^(.)\1+$/.test(base))
        const validos = completar(base, cnpjValido)
        expect(validos).toHaveLength(1)
        expect(validos.every((cnpj) => isCNPJ(cnpj))).toBe(true)
      }),
    )
  })
})

test('limpar tira a pontuação e nunca as letras', () => {
  expect(limparDocumento(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
  expect(documentoValido('CPF 529.982.247-25')).toBe(false)
})

test('formatar', () => {
  expect(formatarDocumento('52998224725')).toBe('529.982.247-25')
  expect(formatarDocumento('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(formatarDocumento('123')).toBe('123')
})

describe('mascararDocumento', () => {
  test.each([
    ['', ''],
    ['529', '529'],
    ['529.', '529'],
    ['5299', '529.9'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['112223330001', '11.222.333/0001'],
    ['11222333000181', '11.222.333/0001-81'],
    ['112223330001819', '11.222.333/0001-81'],
    ['12a', '12.A'],
    ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
    ['12ABC34501DEX3', '12.ABC.345/01DE-3'],
  ])('%s → %s', (digitado, exibido) => {
    expect(mascararDocumento(digitado)).toBe(exibido)
  })

  test('mascarar de novo não muda nada', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (texto) => mascararDocumento(mascararDocumento(texto)) === mascararDocumento(texto),
      ),
    )
  })
})

describe('esquemas', () => {
  test('guardam o documento limpo e em maiúsculas', () => {
    expect(Cpf.parse(' 529.982.247-25 ')).toBe('52998224725')
    expect(Cnpj.parse('12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(CpfOuCnpj.parse('11.222.333/0001-81')).toBe('11222333000181')
    expect(CpfOuCnpj.parse('111.444.777-35')).toBe('11144477735')
  })

  test.each([
    [Cpf, '11.222.333/0001-81', 'CPF inválido'],
    [Cnpj, '529.982.247-25', 'CNPJ inválido'],
    [CpfOuCnpj, '5'.repeat(100_000), 'CPF ou CNPJ inválido'],
    [Cpf, '5'.repeat(100_000), 'CPF inválido'],
  ])('recusam com uma só mensagem', (esquema, valor, texto) => {
    expect(esquema.safeParse(valor).error?.issues.map((issue) => issue.message)).toEqual([texto])
  })

  test.each(['', ' ', '.-/'])('vazio é um campo obrigatório: "%s"', (valor) => {
    configurarZod()
    expect(Cpf.safeParse(valor).error?.issues.map((issue) => issue.message)).toEqual([
      mensagem('obrigatorio'),
    ])
  })
})
