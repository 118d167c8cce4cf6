import fc from 'fast-check'
import { expect, test } from 'vitest'
import { configurarZod } from '#valores/mensagens.ts'
import { Email, EmailDeAcesso, Texto, TextoOpcional } from './comum.ts'

const [semLargura, marca, familia] = ['\u200b', '\ufeff', '👩‍👧']

test.each([
  [semLargura, false],
  [`${semLargura}${marca}\u00ad`, false],
  [` ${semLargura} a`, false],
  ['ab', true],
  [`${semLargura}ab`, true],
  [familia, true],
])('o que não se vê não conta como nome: %j', (texto, aceito) => {
  expect(Texto(80, 2).safeParse(texto).success).toBe(aceito)
})

test('o que se vê é guardado como veio, e a recusa é a de um texto curto, uma vez só', () => {
  expect(Texto(80, 2).parse(familia)).toBe(familia)
  const { error } = Texto(80, 2).safeParse(semLargura + semLargura)
  expect(error?.issues).toMatchObject([{ code: 'too_small', minimum: 2 }])
  expect(Texto(80).safeParse('').error?.issues).toHaveLength(1)
})

test('espaços repetidos dentro de um nome viram um; as linhas e o recuo de um texto ficam', () => {
  expect(Texto(80).parse('  Maria \u00a0 da\t\tSilva ')).toBe('Maria da Silva')
  expect(TextoOpcional(80).parse('Ana  Lima')).toBe('Ana Lima')
  expect(TextoOpcional(80).parse('uma:\n  - duas  três\n')).toBe('uma:\n  - duas três')
  // Extra spaces do not count towards the maximum length.
  expect(Texto(3).parse(`a${' '.repeat(500)}b`)).toBe('a b')
})

test('nenhum texto guardado tem dois espaços seguidos entre letras, e guardar de novo não muda nada', () => {
  const texto = fc.string({ unit: fc.constantFrom('a', 'Ç', ' ', '\t', '\u00a0', '\n', '-') })
  fc.assert(
    fc.property(texto, (digitado) => {
      const lido = TextoOpcional(500).parse(digitado)
      if (lido === null) {
        expect(digitado.trim()).toBe('')
        return
      }
      expect(lido).not.toMatch(/\S[^\S\n]{2,}\S/)
      expect(lido.replace(/\s/g, '')).toBe(digitado.replace(/\s/g, ''))
      expect(lido.split('\n').length).toBe(digitado.trim().split('\n').length)
      expect(TextoOpcional(500).parse(lido)).toBe(lido)
    }),
  )
})

test.each([
  ['ana@provedor.com.br', true],
  [' ANA+loja@Provedor.NET.br ', true],
  ["d'avila@sub.dominio.xn--p1ai", true],
  // The program's own first account.
  ['admin@localhost', true],
  ['a@b', false],
  ['ana@provedor', false],
  ['ana@provedor.c', false],
  ['ana@provedor.123', false],
  ['ana@provedor..com', false],
  ['ana@.com', false],
  ['ana@-provedor.com', false],
  ['ana provedor@x.com', false],
  ['@provedor.com', false],
  ['ana@', false],
])('%s é um e-mail: %s', (texto, aceito) => {
  configurarZod()
  const lido = Email.safeParse(texto)
  expect(lido.success).toBe(aceito)
  if (!lido.success) expect(lido.error.issues.map((i) => i.message)).toEqual(['Informe um e-mail válido'])
})

test('quem foi cadastrado com um endereço que hoje se recusa continua entrando', () => {
  expect(EmailDeAcesso.parse(' Ana@Provedor ')).toBe('ana@provedor')
  expect(EmailDeAcesso.safeParse('ana').success).toBe(false)
})
