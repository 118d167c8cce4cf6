import { expect, test } from 'vitest'
import { type Catalogo, comReserva } from './com-reserva.ts'
import { en } from './en.ts'
import { preencher } from './preencher.ts'
import { ptBR } from './pt-BR.ts'

/** Binding in the specification, in English, so there is nothing to translate. */
const SO_EM_INGLES = ['erro.paginaNaoEncontrada']

const chaves = (catalogo: Catalogo, prefixo = ''): string[] =>
  Object.entries(catalogo).flatMap(([chave, texto]) =>
    typeof texto === 'string' ? [prefixo + chave] : chaves(texto, `${prefixo}${chave}.`),
  )

test('um texto que falta em português aparece em inglês', () => {
  expect(comReserva({ a: 'A', b: { c: 'C', d: 'D' } }, { b: { d: 'Ď' } })).toEqual({
    a: 'A',
    b: { c: 'C', d: 'Ď' },
  })
})

test('só falta em português o que a especificação quer em inglês', () => {
  const traduzidas = new Set(chaves(ptBR as Catalogo))
  expect(chaves(en).filter((chave) => !traduzidas.has(chave))).toEqual(SO_EM_INGLES)
})

test('as lacunas são as mesmas nas duas línguas', () => {
  const lacunas = (texto: string) => (texto.match(/\{\d\}/g) ?? []).sort()
  const completos = comReserva(en, ptBR)
  const ler = (catalogo: Catalogo, chave: string) =>
    chave
      .split('.')
      .reduce<string | Catalogo>((no, parte) => (no as Catalogo)[parte] ?? '', catalogo) as string
  for (const chave of chaves(en))
    expect(lacunas(ler(completos, chave)), chave).toEqual(lacunas(ler(en, chave)))
})

test('preenche as lacunas e deixa à vista a que ficou sem valor', () => {
  expect(preencher('{0} de {1}', 2, 5)).toBe('2 de 5')
  expect(preencher('{0} de {1}', 2)).toBe('2 de {1}')
})
