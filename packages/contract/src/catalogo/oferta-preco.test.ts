import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Oferta, PromocaoDaOferta } from './oferta.ts'
import { faixasDoPreco } from './oferta-faixas.ts'
import {
  conferirEscolhas,
  montar,
  NADA_ESCOLHIDO,
  precoDaOferta,
  problemaDasPromocoes,
} from './oferta-preco.ts'
import { precoEmPalavras } from './oferta-texto.ts'
import { fibra500, pontoExtra, promocaoDeTeste, roteador, streaming } from './preco/preco.fabrica.ts'

const DIA = '2026-11-15'

/** Only the fields that make up the price. */
const oferta = (promocoes: Partial<PromocaoDaOferta>[] = []) =>
  ({
    ...fibra500,
    adicionais: [
      { ...pontoExtra, incompativel_com: [streaming.id] },
      { ...roteador, obrigatorio: true },
      streaming,
    ],
    promocoes: promocoes.map((p, i) => promocaoDeTeste(i, p)),
  }) as unknown as Oferta

const metade = {
  desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 },
  duracao_meses: 3,
  cumulativa: false,
} as const
const dez = { desconto_mensalidade: { tipo: 'VALOR', valor: 10_00 }, duracao_meses: 12 } as const

test('sem escolher nada vêm os obrigatórios e a melhor promoção', () => {
  const { preco, promocoes, adicionais } = precoDaOferta(oferta([metade, dez]), DIA, NADA_ESCOLHIDO)
  expect(promocoes.map(({ nome }) => nome)).toEqual(['Promoção 0'])
  expect(adicionais.map(({ nome }) => nome)).toEqual(['Roteador Wi-Fi 6'])
  expect(preco.primeira_fatura.total).toBe(49_95 + 150_00 + 249_00)
})

test('as promoções escolhidas valem no lugar da melhor; nenhuma é nenhuma', () => {
  const com = (promocoes: string[]) =>
    precoDaOferta(oferta([metade, dez]), DIA, { adicionais: [], promocoes })
  expect(com([]).preco.economia).toBe(0)
  const segunda = oferta([metade, dez]).promocoes[1]?.id ?? ''
  expect(com([segunda]).preco.economia).toBe(12 * 10_00)
  expect(com(['desconhecida']).promocoes).toEqual([])
})

test('o obrigatório que ninguém citou não é um problema; o incompatível é', () => {
  expect(conferirEscolhas(oferta(), [])).toEqual([])
  const juntos = [pontoExtra, streaming].map(({ id }) => ({ id, quantidade: 1 }))
  expect(conferirEscolhas(oferta(), juntos).map(({ codigo }) => codigo)).toEqual(['INCOMPATIVEIS'])
})

test('diz por que promoções não podem ser tomadas', () => {
  const { promocoes } = oferta([metade, dez])
  expect(problemaDasPromocoes(montar(oferta(), DIA, []), promocoes)).toMatch(/“Promoção 0” não acumula/)
  expect(problemaDasPromocoes(montar(oferta(), DIA, []), promocoes.slice(0, 1))).toBeNull()
  const traz = oferta([
    { adicionais: [{ id: streaming.id, valor_promocional: 0, meses: 1, obrigatorio: true }] },
  ])
  const comPonto = montar(traz, DIA, [{ id: pontoExtra.id, quantidade: 1 }])
  expect(problemaDasPromocoes(comPonto, traz.promocoes)).toMatch(/não podem ser vendidos/)
})

describe('faixas', () => {
  test('cobrem todos os meses, em ordem, e vizinhas nunca custam o mesmo', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 24 }), (totais) => {
        const meses = totais.map((total, i) => ({
          numero: i + 1,
          competencia: '2026-01',
          total,
          multa: 0,
          linhas: [],
        }))
        const faixas = faixasDoPreco({ meses })
        const refeitos = faixas.flatMap(({ de, ate, total }) =>
          Array.from({ length: ate - de + 1 }, () => total),
        )
        expect(refeitos).toEqual(totais)
        expect(faixas.every((f, i) => f.total !== faixas[i + 1]?.total)).toBe(true)
      }),
    )
  })

  test.each([
    [[], null],
    [[metade], 'R$ 49,95 nos 3 primeiros meses, depois R$ 99,90'],
    [[dez], 'R$ 89,90 nos 12 primeiros meses, depois R$ 99,90'],
    [[{ ...metade, duracao_meses: 1 }], 'R$ 49,95 no primeiro mês, depois R$ 99,90'],
    [
      [
        { ...metade, cumulativa: true },
        { ...dez, duracao_meses: 5 },
      ],
      'R$ 39,95 nos 3 primeiros meses, R$ 89,90 do 4º ao 5º mês, depois R$ 99,90',
    ],
  ])('em palavras (%#)', (promocoes, texto) => {
    expect(precoEmPalavras(precoDaOferta(oferta(promocoes), DIA, NADA_ESCOLHIDO).preco)).toBe(texto)
  })
})
