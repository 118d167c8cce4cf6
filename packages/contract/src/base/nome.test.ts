import fc from 'fast-check'
import { expect, test } from 'vitest'
import { configurarZod } from '#valores/mensagens.ts'
import { Nome, NomeOpcional } from './nome.ts'

configurarZod()
const recusas = (texto: string) =>
  Nome(150, 3)
    .safeParse(texto)
    .error?.issues.map(({ message }) => message)

test.each([
  ['12345', ['O nome precisa ter letras']],
  ['--- ...', ['O nome precisa ter letras']],
  ['12', ['Mínimo de 3 caracteres']],
  ['', ['Este campo é obrigatório']],
  ['\u200b\u200b\u200b', ['Mínimo de 3 caracteres']],
])('%j não é nome: %j', (texto, esperado) => {
  expect(recusas(texto)).toEqual(esperado)
})

test.each(['3M do Brasil', '99 Táxis', "D'Ávila", '李小龍', 'Ana'])('%s é nome', (texto) => {
  expect(recusas(texto)).toBeUndefined()
})

const SEM_LETRAS = fc.string({ unit: fc.constantFrom(...'0123456789 .-/()+') })

test('sem letra nada é nome, e uma letra basta', () => {
  fc.assert(
    fc.property(SEM_LETRAS, SEM_LETRAS, fc.constantFrom(...'aZçÉ'), (antes, depois, letra) => {
      expect(Nome(500, 1).safeParse(antes).success).toBe(false)
      expect(Nome(500, 1).safeParse(antes + letra + depois).success).toBe(true)
    }),
  )
})

test('opcional, o que está vazio é nada, e só números também não é nome', () => {
  expect(NomeOpcional(150).parse('  ')).toBeNull()
  expect(NomeOpcional(150).parse(null)).toBeNull()
  expect(NomeOpcional(150).parse('Ana  Lima')).toBe('Ana Lima')
  expect(NomeOpcional(150).safeParse('123').success).toBe(false)
})
