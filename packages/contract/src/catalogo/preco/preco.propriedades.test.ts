import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entradaDePreco, promocao } from './arbitrarios.fabrica.ts'
import { cobrar } from './cobranca.ts'
import { calcularPreco } from './preco.ts'
import { Preco } from './preco-resultado.ts'
import { horizonteDe, totalPago } from './total-pago.ts'

const soma = (linhas: { valor: number }[]) => linhas.reduce((total, { valor }) => total + valor, 0)

describe('calcularPreco, para qualquer entrada', () => {
  test('as linhas sempre somam o total', () => {
    fc.assert(
      fc.property(entradaDePreco, (entrada) => {
        const { meses, primeira_fatura, instalacao } = calcularPreco(entrada)
        for (const { linhas, total } of [...meses, primeira_fatura, instalacao])
          expect(soma(linhas)).toBe(total)
      }),
    )
  })

  test('só há centavos inteiros, nada fica negativo, e o resultado cabe no contrato', () => {
    fc.assert(
      fc.property(entradaDePreco, (entrada) => {
        const preco = calcularPreco(entrada)
        expect(Preco.parse(preco)).toEqual(preco)
      }),
    )
  })

  test('o desconto nunca passa do preço, e só ele é negativo', () => {
    fc.assert(
      fc.property(entradaDePreco, (entrada) => {
        const { meses, primeira_fatura } = calcularPreco(entrada)
        let resta = 0
        for (const { tipo, valor } of [primeira_fatura, ...meses].flatMap(({ linhas }) => linhas)) {
          expect(tipo === 'DESCONTO' ? valor < 0 : valor >= 0).toBe(true)
          resta = tipo === 'DESCONTO' ? resta + valor : valor
          expect(resta).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('a ordem dos adicionais e das promoções não importa', () => {
    const embaralhada = entradaDePreco.chain((entrada) =>
      fc.record({
        entrada: fc.constant(entrada),
        adicionais: fc.shuffledSubarray(entrada.adicionais, { minLength: entrada.adicionais.length }),
        promocoes: fc.shuffledSubarray(entrada.promocoes, { minLength: entrada.promocoes.length }),
      }),
    )
    fc.assert(
      fc.property(embaralhada, ({ entrada, ...ordem }) => {
        expect(calcularPreco({ ...entrada, ...ordem })).toEqual(calcularPreco(entrada))
      }),
    )
  })

  test('uma promoção nunca deixa mais caro, com os mesmos adicionais e os mesmos meses', () => {
    fc.assert(
      fc.property(entradaDePreco, promocao, (entrada, outra) => {
        const sem = cobrar(entrada)
        const com = cobrar({ ...entrada, promocoes: [...entrada.promocoes, outra] })
        const meses = horizonteDe(entrada.plano, com)
        expect(totalPago(com, meses)).toBeLessThanOrEqual(totalPago(sem, meses))
      }),
    )
  })

  test('a primeira fatura é o mês 1, a instalação e o que se paga uma vez', () => {
    fc.assert(
      fc.property(entradaDePreco, (entrada) => {
        const unicas = entrada.adicionais.filter(({ cobranca }) => cobranca === 'UNICA')
        const { primeira_fatura, meses, instalacao } = calcularPreco(entrada)
        const soAsUnicas = calcularPreco({
          ...entrada,
          plano: { ...entrada.plano, valor_mensal: 0, taxa_instalacao: 0 },
          adicionais: unicas,
        })
        expect(primeira_fatura.total).toBe(
          (meses[0]?.total ?? 0) + instalacao.total + soAsUnicas.primeira_fatura.total,
        )
      }),
    )
  })

  test('o total é tudo o que as faturas cobram, e a economia o que os descontos tiraram', () => {
    fc.assert(
      fc.property(entradaDePreco, (entrada) => {
        const preco = calcularPreco(entrada)
        const cobrancas = cobrar(entrada)
        const faturado =
          preco.primeira_fatura.total + preco.meses.slice(1).reduce((t, mes) => t + mes.total, 0)
        expect(preco.total_fidelidade).toBe(faturado)
        expect(preco.total_fidelidade).toBe(totalPago(cobrancas, preco.meses.length))
        const semPromocao = totalPago(cobrar({ ...entrada, promocoes: [] }), preco.meses.length)
        expect(preco.economia).toBe(semPromocao - preco.total_fidelidade)
      }),
    )
  })

  test('cada desconto soma as suas linhas, nos meses que diz', () => {
    fc.assert(
      fc.property(entradaDePreco, (entrada) => {
        const { descontos, meses, primeira_fatura } = calcularPreco(entrada)
        const noMes = (numero: number) => (numero === 1 ? primeira_fatura : meses[numero - 1])?.linhas ?? []
        for (const { id } of entrada.promocoes) {
          const dela = descontos.filter(({ promocao_id }) => promocao_id === id)
          const linhas = meses
            .flatMap(({ numero }) => noMes(numero))
            .filter((l) => l.tipo === 'DESCONTO' && l.id === id)
          expect(-soma(linhas) + 0).toBe(dela.reduce((total, desconto) => total + desconto.total, 0))
          expect(linhas.length).toBe(dela.reduce((n, { de_mes, ate_mes }) => n + ate_mes - de_mes + 1, 0))
        }
      }),
    )
  })

  test('a multa começa no benefício, nunca cresce e acaba com a fidelidade', () => {
    fc.assert(
      fc.property(entradaDePreco, (entrada) => {
        const { beneficio_valor, fidelidade_meses } = entrada.plano
        let anterior = beneficio_valor
        for (const { numero, multa } of calcularPreco(entrada).meses) {
          expect(multa).toBeLessThanOrEqual(anterior)
          if (numero > fidelidade_meses) expect(multa).toBe(0)
          else if (numero === 1) expect(multa).toBe(beneficio_valor)
          anterior = multa
        }
      }),
    )
  })

  test('proporcional, só o mês 1 diminui: as linhas somam, e a economia é a dos descontos', () => {
    fc.assert(
      fc.property(entradaDePreco, fc.integer({ min: 1, max: 28 }), (entrada, dia) => {
        const data = `${entrada.data.slice(0, 8)}${String(dia).padStart(2, '0')}`
        const inteiro = calcularPreco({ ...entrada, data })
        const parcial = calcularPreco({ ...entrada, data, proporcional: true })
        expect(Preco.parse(parcial)).toEqual(parcial)
        expect(parcial.meses.slice(1)).toEqual(inteiro.meses.slice(1))
        const [mes] = parcial.meses
        expect(soma(mes?.linhas ?? [])).toBe(mes?.total)
        expect(mes?.total).toBeLessThanOrEqual(inteiro.meses[0]?.total ?? 0)
        if (dia === 1) expect(parcial).toEqual(inteiro)
        const linhas = [parcial.primeira_fatura, ...parcial.meses.slice(1)].flatMap((f) => f.linhas)
        expect(parcial.economia).toBe(-soma(linhas.filter(({ tipo }) => tipo === 'DESCONTO')) + 0)
        expect(parcial.total_fidelidade).toBe(soma(linhas))
      }),
    )
  })
})
