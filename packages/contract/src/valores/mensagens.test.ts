import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ChaveMensagem, configurarZod, mensagem, mensagensEn, mensagensPtBr } from './mensagens.ts'

beforeAll(configurarZod)

const chaves = Object.keys(mensagensEn) as ChaveMensagem[]
const erros = (esquema: z.ZodMiniType, valor: unknown) =>
  esquema.safeParse(valor).error?.issues.map((issue) => issue.message)

test.each([
  ['obrigatorio', 'Este campo é obrigatório'],
  ['maximoCaracteres', 'Máximo de 80 caracteres', 80],
  ['minimoCaracteres', 'Mínimo de 3 caracteres', 3],
  ['caractereNaoPermitido', 'O caractere $& não é permitido', '$&'],
  ['formatoInvalido', 'Formato inválido'],
] as const)('mensagem %s', (chave, texto, ...args) => {
  expect(mensagem(chave, ...args)).toBe(texto)
})

test.each(chaves)('%s está em português, com os mesmos espaços a preencher do inglês', (chave) => {
  const espacos = (texto: string | undefined) => texto?.match(/\{\d\}/g)
  expect(mensagensPtBr[chave]).toBeTruthy()
  expect(espacos(mensagensPtBr[chave])).toEqual(espacos(mensagensEn[chave]))
})

describe('o que o zod encontra vira um texto em português', () => {
  const obrigatorio = 'Este campo é obrigatório'

  test.each([
    ['ausente', z.string(), undefined],
    ['nulo', z.string(), null],
    ['texto vazio', z.string().check(z.minLength(1)), ''],
    ['texto vazio com mínimo maior', z.string().check(z.minLength(8)), ''],
    ['só espaços', z.string().check(z.trim(), z.minLength(1)), '   '],
    ['e-mail vazio', z.email(), ''],
    ['escolha vazia', z.enum(['PF', 'PJ']), ''],
    ['número ausente', z.int(), undefined],
  ])('campo vazio é obrigatório: %s', (_, esquema, valor) => {
    expect(erros(esquema, valor)).toEqual([obrigatorio])
  })

  test.each([
    ['Informe um e-mail válido', z.email(), 'nada'],
    ['Informe somente números', z.number(), 'doze'],
    ['Informe somente números inteiros', z.int(), 1.5],
    ['Informe somente números inteiros', z.number().check(z.multipleOf(1)), 1.5],
    ['Informe somente letras maiúsculas', z.string().check(z.uppercase()), 'abc'],
    ['Máximo de 3 caracteres', z.string().check(z.maxLength(3)), 'abcd'],
    ['Mínimo de 3 caracteres', z.string().check(z.minLength(3)), 'ab'],
    ['Comprimento inválido', z.string().check(z.length(3)), 'ab'],
    ['Comprimento inválido', z.string().check(z.length(3)), 'abcd'],
    ['Escolha ao menos um valor', z.array(z.string()).check(z.minLength(1)), []],
    ['Escolha ao menos 2 valores', z.array(z.string()).check(z.minLength(2)), ['a']],
    ['Escolha no máximo 2 valores', z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c']],
    ['O valor mínimo é 1', z.number().check(z.gte(1)), 0],
    ['O valor máximo é 9', z.number().check(z.lte(9)), 10],
    ['O valor deve ser maior que 0', z.number().check(z.gt(0)), 0],
    ['O valor deve ser menor que 9', z.number().check(z.lt(9)), 9],
    ['Valor não permitido', z.enum(['PF', 'PJ']), 'PX'],
    ['Campo não permitido', z.strictObject({}), { segredo: 1 }],
    ['Formato inválido', z.string(), 12],
    ['Formato inválido', z.uuid(), 'x'],
    ['Formato inválido', z.string().check(z.regex(/^a$/)), 'b'],
    ['Formato inválido', z.union([z.string(), z.boolean()]), 12],
    ['Formato inválido', z.string().check(z.refine(() => false)), 'x'],
  ])('%s', (texto, esquema, valor) => {
    expect(erros(esquema, valor)).toEqual([texto])
  })

  test('a mensagem do próprio esquema vence', () => {
    expect(erros(z.string().check(z.refine(() => false, 'Só às terças')), 'x')).toEqual(['Só às terças'])
  })

  test('nem o valor nem o nome do campo recebido voltam na mensagem', () => {
    const esquema = z.strictObject({ nome: z.enum(['a']), email: z.email() })
    const textos = erros(esquema, { nome: 'CANARIO', email: 'CANARIO', CANARIO: 1 })?.join()
    expect(textos).toBeTruthy()
    expect(textos).not.toContain('CANARIO')
  })
})
