import { expect, test } from 'vitest'
import { comecar, juntar, type Lugares } from './no-lugar.ts'

type Linha = { id: string; nome: string }
const pagina = (ids: string, proximo: string | null = null, nome = '') => ({
  itens: [...ids].map((id) => ({ id, nome })),
  anterior: null,
  proximo,
})
const naTela = ({ pagina: { itens } }: Lugares<Linha>) =>
  itens.map(({ id, saiu }) => (saiu ? `(${id})` : id)).join('')

test('o que mudou é escrito de novo no mesmo lugar', () => {
  const depois = juntar(comecar(pagina('abc')), pagina('cab', null, 'outro'))
  expect(naTela(depois)).toBe('abc')
  expect(depois.pagina.itens.every(({ nome }) => nome === 'outro')).toBe(true)
  expect(depois.novas).toBe(0)
})

test('o que chega acima ou no meio espera; o que chega abaixo de todas aparece', () => {
  const depois = juntar(comecar(pagina('abc')), pagina('xaybcz'))
  expect(naTela(depois)).toBe('abcz')
  expect(depois.novas).toBe(2)
  expect(naTela(comecar(depois.vista))).toBe('xaybcz')
})

test('o que saiu da fila fica no lugar, marcado, e pode voltar', () => {
  const depois = juntar(comecar(pagina('abc')), pagina('acd'))
  expect(naTela(depois)).toBe('a(b)cd')
  expect(naTela(juntar(depois, pagina('abcd')))).toBe('abcd')
})

test('a última, empurrada para a página seguinte, não saiu', () => {
  const depois = juntar(comecar(pagina('abc', 'depois de c')), pagina('xab', 'depois de b'))
  expect(naTela(depois)).toBe('abc')
  expect(depois.novas).toBe(1)
  expect(depois.pagina.proximo).toBe('depois de b')
})

test('numa lista vazia, o que chega aparece logo', () => {
  const depois = juntar(comecar(pagina('')), pagina('ab'))
  expect(naTela(depois)).toBe('ab')
  expect(depois.novas).toBe(0)
})

test('se todas saíram, as outras esperam que se peça', () => {
  const depois = juntar(comecar(pagina('ab')), pagina('cd'))
  expect(naTela(depois)).toBe('(a)(b)')
  expect(depois.novas).toBe(2)
})

test('uma página que só cresce para de crescer', () => {
  let lugares = comecar<Linha>({ ...pagina(''), itens: [{ id: 'primeira', nome: '' }] })
  for (let i = 0; i < 400; i++)
    lugares = juntar(lugares, {
      ...pagina(''),
      itens: [
        { id: 'primeira', nome: '' },
        { id: `${i}`, nome: '' },
      ],
    })
  expect(lugares.pagina.itens).toHaveLength(300)
  expect(lugares.novas).toBe(1)
})
