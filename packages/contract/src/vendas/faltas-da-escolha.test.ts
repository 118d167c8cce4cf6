import { expect, test } from 'vitest'
import type { Oferta, PromocaoDaOferta } from '#catalogo/oferta.ts'
import { CUPOM_RECUSADO } from '#catalogo/oferta-preco.ts'
import {
  fibra500,
  idDeTeste,
  pontoExtra,
  promocaoDeTeste,
  roteador,
  streaming,
} from '#catalogo/preco/preco.fabrica.ts'
import { type Escolhida, faltasDaEscolha } from './faltas-da-escolha.ts'

const promocao = (numero: number, cumulativa: boolean) =>
  promocaoDeTeste(numero, { cumulativa }) as PromocaoDaOferta
const [sozinha, outra] = [promocao(1, false), promocao(2, true)]

/** Only the fields that the choices are held against. */
const oferta = {
  ...fibra500,
  adicionais: [{ ...pontoExtra, incompativel_com: [streaming.id] }, streaming],
  promocoes: [sozinha, outra],
} as unknown as Oferta

const uma = ({ id }: { id: string }) => ({ id, quantidade: 1 })
const faltas = (
  escolha: Partial<Parameters<typeof faltasDaEscolha>[0]> = {},
  escolhida: Partial<Escolhida> = {},
) =>
  faltasDaEscolha(
    { plano_id: fibra500.id, adicionais: [], promocoes: null, ...escolha },
    { oferta, nome: fibra500.nome, dia: '2026-11-15', cupomVale: true, ...escolhida },
  ).map(({ etapa, campo, texto }) => `${etapa}: ${campo}: ${texto}`)

test('o que se vende aqui não falta, e sem plano não há o que conferir', () => {
  expect(faltas()).toEqual([])
  expect(faltas({ adicionais: [uma(streaming)], promocoes: [sozinha.id] })).toEqual([])
  expect(faltas({ plano_id: undefined, adicionais: [uma(roteador)] }, { oferta: null })).toEqual([])
})

test('o plano que não é vendido aqui é dito pelo nome; o que ninguém mais vende, sem ele', () => {
  const nome = undefined
  expect(faltas({ adicionais: [uma(roteador)], promocoes: [idDeTeste(99)] }, { oferta: null })).toEqual([
    'plano: plano_id: Fibra 500 Mega, que estava escolhido, não é vendido aqui. Escolha outro plano.',
  ])
  expect(faltas({}, { oferta: null, nome })).toEqual([
    'plano: plano_id: O plano que estava escolhido não é mais vendido. Escolha outro plano.',
  ])
})

test('dos adicionais diz-se tudo, e o mesmo uma vez só', () => {
  const adicionais = [roteador, { id: idDeTeste(99) }, pontoExtra, streaming].map(uma)
  expect(faltas({ adicionais })).toEqual([
    'adicionais: adicionais: Um dos adicionais não é vendido com este plano',
    'adicionais: adicionais: Ponto extra e Árvore TV não podem ser vendidos juntos',
  ])
})

test('a promoção que terminou, as que não se somam e o cupom que não vale', () => {
  expect(faltas({ promocoes: [sozinha.id, idDeTeste(99)] }, { cupomVale: false })).toEqual([
    'promocao: promocoes: Uma promoção que estava marcada terminou ou não vale mais aqui',
    `promocao: cupom: ${CUPOM_RECUSADO}`,
  ])
  expect(faltas({ promocoes: [sozinha.id, outra.id] })).toEqual([
    'promocao: promocoes: “Promoção 1” não acumula com outras promoções',
  ])
})

test('enquanto não se sabe do cupom, a promoção que falta pode ser a dele', () => {
  expect(faltas({ promocoes: [idDeTeste(99)] }, { cupomVale: null })).toEqual([])
})
