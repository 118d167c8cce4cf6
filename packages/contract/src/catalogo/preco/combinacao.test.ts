import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidatas, oferta } from './arbitrarios.fabrica.ts'
import { melhorCombinacao, ordenarPorEconomia } from './combinacao.ts'
import { comPromocoes, type Oferta, podemCombinar, promocoesCabem } from './oferta.ts'
import { fibra500, pontoExtra, promocaoDeTeste, streaming } from './preco.fabrica.ts'
import { calcularPreco } from './preco.ts'
import type { PromocaoDoPreco } from './preco-entrada.ts'

const semEscolhas: Oferta = {
  plano: fibra500,
  data: '2026-11-15',
  disponiveis: [pontoExtra, streaming],
  escolhas: [],
}
const menos = (numero: number, valor: number, dados: Partial<PromocaoDoPreco> = {}) =>
  promocaoDeTeste(numero, { desconto_mensalidade: { tipo: 'VALOR', valor }, duracao_meses: 10, ...dados })
const exige = (id: string, valor_promocional: number, meses: number) => ({
  adicionais: [{ id, valor_promocional, meses, obrigatorio: true }],
})
const nomes = (promocoes: PromocaoDoPreco[], de = semEscolhas) =>
  melhorCombinacao(de, promocoes)
    .promocoes.map(({ nome }) => nome)
    .sort()

describe('melhorCombinacao', () => {
  test('junta as cumulativas quando valem mais que a que fica sozinha', () => {
    const promocoes = [menos(1, 10_00), menos(2, 15_00), menos(3, 20_00, { cumulativa: false })]
    const { economia, preco } = melhorCombinacao(semEscolhas, promocoes)
    expect(nomes(promocoes)).toEqual(['Promoção 1', 'Promoção 2'])
    expect(economia).toBe(250_00)
    expect(preco.meses[0]?.total).toBe(74_90)
  })

  test('a que fica sozinha ganha quando vale mais', () => {
    expect(nomes([menos(1, 10_00), menos(2, 15_00), menos(3, 30_00, { cumulativa: false })])).toEqual([
      'Promoção 3',
    ])
  })

  test('sem candidatas, ou sem nenhuma que poupe, não há promoção', () => {
    expect(melhorCombinacao(semEscolhas, [])).toMatchObject({ promocoes: [], economia: 0 })
    expect(nomes([promocaoDeTeste(1, { prioridade: 9 })])).toEqual([])
  })

  test('o adicional que a promoção traz conta, depois dos meses promocionais também', () => {
    // Saves 10 × 10,00 but adds 9 months of 29,90: more expensive. With the additional free for all 12
    // months: cheaper.
    expect(nomes([menos(1, 10_00, exige(streaming.id, 0, 3))])).toEqual([])
    expect(nomes([menos(1, 10_00, exige(streaming.id, 0, 12))])).toEqual(['Promoção 1'])
    const escolhido = { ...semEscolhas, escolhas: [{ id: streaming.id, quantidade: 1 }] }
    expect(melhorCombinacao(escolhido, [menos(1, 10_00, exige(streaming.id, 0, 3))]).economia).toBe(189_70)
  })

  test('duas que exigem o mesmo adicional podem valer juntas o que não valem sozinhas', () => {
    const caro = exige(streaming.id, 0, 3)
    const promocoes = [menos(1, 20_00, caro), menos(2, 20_00, caro)]
    expect(ordenarPorEconomia(semEscolhas, promocoes).every(({ economia }) => economia < 0)).toBe(true)
    expect(melhorCombinacao(semEscolhas, promocoes)).toMatchObject({ economia: 130_90 })
  })

  test('o que uma traz não pode ser incompatível com o que a outra traz, nem com o escolhido', () => {
    const incompativeis = [{ ...pontoExtra, incompativel_com: [streaming.id] }, streaming]
    const brigam = { ...semEscolhas, disponiveis: incompativeis }
    const promocoes = [
      menos(1, 10_00, exige(pontoExtra.id, 0, 12)),
      menos(2, 15_00, exige(streaming.id, 0, 12)),
    ]
    expect(nomes(promocoes)).toEqual(['Promoção 1', 'Promoção 2'])
    expect(nomes(promocoes, brigam)).toEqual(['Promoção 2'])
    expect(nomes(promocoes, { ...brigam, escolhas: [{ id: pontoExtra.id, quantidade: 1 }] })).toEqual([
      'Promoção 1',
    ])
  })

  test('o que já estava errado na escolha não impede a promoção', () => {
    const demais = { ...semEscolhas, escolhas: [{ id: pontoExtra.id, quantidade: 9 }] }
    expect(nomes([menos(1, 10_00, exige(streaming.id, 0, 12))], demais)).toEqual(['Promoção 1'])
  })

  test('a promoção que exige um adicional que o plano não vende fica de fora', () => {
    expect(nomes([menos(1, 10_00, exige(streaming.id, 0, 12))], { ...semEscolhas, disponiveis: [] })).toEqual(
      [],
    )
  })

  test('uma promoção longa de um centavo não muda qual é a melhor', () => {
    const plano = { ...fibra500, valor_mensal: 100_00, taxa_instalacao: 0 }
    const tv = { ...streaming, valor: 25_00 }
    const de = { ...semEscolhas, plano, disponiveis: [tv] }
    const sozinha = { cumulativa: false }
    const trazTv = menos(1, 30_00, { ...sozinha, duracao_meses: 12, ...exige(tv.id, 25_00, 1) })
    const longa = menos(2, 1, { ...sozinha, duracao_meses: 60 })
    expect(melhorCombinacao(de, [trazTv]).preco.total_fidelidade).toBe(1_140_00)
    expect(melhorCombinacao(de, [trazTv, longa])).toMatchObject({
      promocoes: [{ nome: 'Promoção 1' }],
      economia: 60_00,
    })
  })

  test('no empate: maior prioridade, depois menos promoções, depois o id', () => {
    const sozinha = { cumulativa: false }
    expect(nomes([menos(1, 20_00, sozinha), menos(2, 20_00, { ...sozinha, prioridade: 1 })])).toEqual([
      'Promoção 2',
    ])
    expect(nomes([menos(1, 10_00), menos(2, 10_00), menos(3, 20_00, sozinha)])).toEqual(['Promoção 3'])
    expect(nomes([menos(2, 20_00, sozinha), menos(1, 20_00, sozinha)])).toEqual(['Promoção 1'])
  })

  test('uma promoção que nada acrescenta não é gasta, nem com maior prioridade', () => {
    const tudo = menos(1, 99_90)
    expect(nomes([tudo, menos(2, 10_00), promocaoDeTeste(3, { prioridade: 9 })])).toEqual(['Promoção 1'])
  })

  test('de mais de dez cumulativas, combina as dez que mais poupam', () => {
    const promocoes = Array.from({ length: 14 }, (_, i) => menos(i + 1, 1_00 + i))
    const { promocoes: escolhidas } = melhorCombinacao(semEscolhas, promocoes)
    expect(escolhidas).toHaveLength(10)
    expect(Math.min(...escolhidas.map((p) => p.desconto_mensalidade?.valor ?? 0))).toBe(1_04)
  })
})

/** Computed from the price's own lines: what is paid during the fidelity, or in a year without one. */
const pagoNaFidelidade = (de: Oferta, promocoes: PromocaoDoPreco[]) => {
  const { meses, primeira_fatura } = calcularPreco(comPromocoes(de, promocoes))
  return meses
    .slice(1, de.plano.fidelidade_meses || 12)
    .reduce((soma, { total }) => soma + total, primeira_fatura.total)
}

describe('para qualquer oferta', () => {
  test('a melhor combinação nunca é pior que nenhuma, nem que qualquer uma sozinha', () => {
    fc.assert(
      fc.property(oferta, candidatas, (de, promocoes) => {
        const { economia } = melhorCombinacao(de, promocoes)
        expect(economia).toBeGreaterThanOrEqual(0)
        for (const sozinha of ordenarPorEconomia(de, promocoes))
          expect(economia).toBeGreaterThanOrEqual(sozinha.economia)
      }),
    )
  })

  test('nem que qualquer outra que se possa fazer com as mesmas promoções', () => {
    const comOutra = candidatas.chain((todas) =>
      fc.record({ todas: fc.constant(todas), outra: fc.subarray(todas) }),
    )
    fc.assert(
      fc.property(oferta, comOutra, (de, { todas, outra }) => {
        fc.pre(podemCombinar(outra) && promocoesCabem(de, outra))
        const melhor = melhorCombinacao(de, todas)
        expect(pagoNaFidelidade(de, melhor.promocoes)).toBeLessThanOrEqual(pagoNaFidelidade(de, outra))
        expect(melhor.economia).toBe(pagoNaFidelidade(de, []) - pagoNaFidelidade(de, melhor.promocoes))
      }),
    )
  })

  test('uma candidata a mais nunca faz o cliente pagar mais', () => {
    const comMenos = candidatas.chain((todas) =>
      fc.record({ todas: fc.constant(todas), algumas: fc.subarray(todas) }),
    )
    fc.assert(
      fc.property(oferta, comMenos, (de, { todas, algumas }) => {
        const pago = (promocoes: PromocaoDoPreco[]) =>
          pagoNaFidelidade(de, melhorCombinacao(de, promocoes).promocoes)
        expect(pago(todas)).toBeLessThanOrEqual(pago(algumas))
      }),
    )
  })

  test('o que é escolhido pode ser combinado, cabe na oferta, e não depende da ordem', () => {
    fc.assert(
      fc.property(oferta, candidatas, (de, promocoes) => {
        const melhor = melhorCombinacao(de, promocoes)
        expect(podemCombinar(melhor.promocoes)).toBe(true)
        expect(promocoesCabem(de, melhor.promocoes)).toBe(true)
        expect(melhor.preco).toEqual(calcularPreco(comPromocoes(de, melhor.promocoes)))
        expect(melhorCombinacao(de, promocoes.toReversed()).preco).toEqual(melhor.preco)
      }),
    )
  })
})

describe('ordenarPorEconomia', () => {
  test('a que mais poupa vem primeiro; a que sai mais caro vem no fim, com quanto', () => {
    const promocoes = [menos(1, 10_00), menos(2, 0, exige(streaming.id, 0, 11)), menos(3, 20_00)]
    expect(
      ordenarPorEconomia(semEscolhas, promocoes).map(({ promocao, economia }) => [promocao.nome, economia]),
    ).toEqual([
      ['Promoção 3', 200_00],
      ['Promoção 1', 100_00],
      ['Promoção 2', -29_90],
    ])
  })

  test('entre iguais, a de maior prioridade', () => {
    const [primeira] = ordenarPorEconomia(semEscolhas, [menos(1, 10_00), menos(2, 10_00, { prioridade: 1 })])
    expect(primeira?.promocao.nome).toBe('Promoção 2')
  })
})

describe('podemCombinar', () => {
  const sozinha = promocaoDeTeste(1, { cumulativa: false })
  test.each([
    ['nenhuma', [], true],
    ['uma que fica sozinha', [sozinha], true],
    ['cumulativas', [promocaoDeTeste(2), promocaoDeTeste(3)], true],
    ['uma que fica sozinha com outra', [sozinha, promocaoDeTeste(2)], false],
    ['a mesma duas vezes', [promocaoDeTeste(2), promocaoDeTeste(2)], false],
  ])('%s', (_, promocoes, podem) => {
    expect(podemCombinar(promocoes)).toBe(podem)
  })
})
