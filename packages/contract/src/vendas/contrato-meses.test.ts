import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idDeTeste, pontoExtra, promocaoDeTeste, roteador, streaming } from '#catalogo/preco/preco.fabrica.ts'
import { calcularPreco } from '#catalogo/preco/preco.ts'
import { somarDias } from '#valores/dia.ts'
import {
  ATIVO_DESDE,
  estadoDeTeste,
  eventoDeTeste,
  itemDeTeste,
  planoDeTeste,
  troca,
} from './contrato.fabrica.ts'
import type { EventoAcordado } from './contrato-acordado.ts'
import { mensalidadeDe } from './contrato-estado.ts'
import { type HistoriaDoContrato, mesDoDia, mesesDoContrato } from './contrato-meses.ts'

const INSTALACAO = 150_00
const fibra800 = planoDeTeste({ id: idDeTeste(2), nome: 'Fibra 800 Mega', valor_mensal: 149_90 })
/** Half of the fee for half a year; the extra point for R$ 9,90 in the first year. */
const metade = promocaoDeTeste(1, {
  desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 },
  duracao_meses: 6,
  adicionais: [{ id: pontoExtra.id, valor_promocional: 9_90, meses: 12, obrigatorio: false }],
})

const historia = (
  eventos: EventoAcordado[] = [],
  { promocoes = [metade], proporcional = false, base = estadoDeTeste() } = {},
): HistoriaDoContrato => ({
  base,
  ativo_desde: ATIVO_DESDE,
  promocoes,
  preco: calcularPreco({
    plano: base.plano,
    adicionais: base.itens,
    promocoes,
    data: ATIVO_DESDE,
    proporcional,
  }),
  eventos,
})
const entra = (adicional: typeof streaming, quantidade = 1) =>
  ({
    tipo: 'ADICIONAL_ENTRA',
    dados: { adicional: { ...adicional, quantidade }, plano_id: idDeTeste(1) },
  }) as const
const totais = (h: HistoriaDoContrato, ate: number) => mesesDoContrato(h, ate).map(({ total }) => total)

describe('o que se paga', () => {
  test('sem eventos é o que foi congelado, e depois o valor regular', () => {
    const h = historia([], { proporcional: true })
    const meses = mesesDoContrato(h, 15)
    const vistos = meses.slice(0, 12).map(({ linhas, total }) => ({ linhas, total }))
    expect(vistos).toEqual([
      h.preco.primeira_fatura,
      ...h.preco.meses.slice(1).map(({ linhas, total }) => ({ linhas, total })),
    ])
    expect(meses.map(({ origem }) => origem)).toEqual([
      ...Array(12).fill('CONGELADO'),
      ...Array(3).fill('REGULAR'),
    ])
    expect(meses[14]).toMatchObject({ numero: 15, competencia: '2027-05', total: 119_80, dias: null })
  })

  test('o que foi congelado é lido, e não calculado outra vez', () => {
    const h = historia()
    const outro = { ...h.preco.meses[2], linhas: [], total: 0 } as (typeof h.preco.meses)[number]
    const preco = { ...h.preco, meses: h.preco.meses.with(2, outro) }
    expect(mesesDoContrato({ ...h, preco }, 3)[2]).toMatchObject({
      linhas: [],
      total: 0,
      origem: 'CONGELADO',
    })
  })

  test('a troca no mês 5 vale no mês 6: o desconto do plano acaba, o do adicional que fica continua', () => {
    const meses = mesesDoContrato(historia([eventoDeTeste('2026-07-02', troca(fibra800))]), 13)
    expect(meses[4]).toMatchObject({ total: 49_95 + 9_90, origem: 'CONGELADO' })
    expect(meses[5]).toMatchObject({
      ...{ numero: 6, competencia: '2026-08', total: 159_80, origem: 'ALTERADO' },
      eventos: ['TROCA_PLANO 2026-07-02'],
    })
    expect(meses[5]?.linhas.map(({ descricao, valor }) => [descricao, valor])).toEqual([
      ['Fibra 800 Mega', 149_90],
      ['Ponto extra', 19_90],
      ['Desconto em Ponto extra: Promoção 1', -10_00],
    ])
    expect(meses[12]?.total).toBe(169_80)
  })

  test('o adicional que o plano novo não vende sai com o antigo; o que foi pago uma vez fica', () => {
    const base = estadoDeTeste({ itens: [itemDeTeste, { ...roteador, quantidade: 1, desde: null }] })
    const h = historia([eventoDeTeste('2026-07-02', troca(fibra800, { vendidos: [] as string[] }))], { base })
    expect(totais(h, 6)[5]).toBe(149_90)
  })

  test('o adicional entra e sai no mês seguinte; o cobrado uma vez, só nele', () => {
    const sai = {
      tipo: 'ADICIONAL_SAI',
      dados: { adicional: { id: pontoExtra.id, nome: 'Ponto extra', quantidade: 1 } },
    } as const
    const h = historia(
      [
        eventoDeTeste('2026-04-01', entra(streaming)),
        eventoDeTeste('2026-05-01', entra(roteador)),
        eventoDeTeste('2026-06-01', entra(pontoExtra, 2)),
        eventoDeTeste('2026-07-31', sai),
      ],
      { promocoes: [] },
    )
    const base = 119_80
    expect(totais(h, 6)).toEqual([
      ...[base + INSTALACAO, base, base + 29_90],
      ...[base + 29_90 + 249_00, base + 29_90 + 39_80, base + 29_90 + 19_90],
    ])
  })
})

describe('um mês só nomeia o que muda o que se paga nele', () => {
  const sai = (quantidade = 1, { id, nome } = streaming) =>
    ({ tipo: 'ADICIONAL_SAI', dados: { adicional: { id, nome, quantidade } } }) as const
  const nomeados = (eventos: EventoAcordado[], promocoes = [metade]) =>
    mesesDoContrato(historia(eventos, { promocoes }), 6).map(({ origem, eventos }) => [origem, eventos])
  const comoVendido = Array(6).fill(['CONGELADO', []])

  test.each([
    ['o adicional que saiu antes da primeira fatura', entra(streaming), sai()],
    ['as unidades que vieram além das vendidas e saíram', entra(pontoExtra, 2), sai(2, pontoExtra)],
    ['o plano trocado e o vendido de volta', troca(fibra800), troca(planoDeTeste())],
  ])('e não %s', (_, veio, foi) => {
    const eventos = [eventoDeTeste('2026-04-02', veio), eventoDeTeste('2026-04-20', foi)]
    expect(nomeados(eventos, [])).toEqual(comoVendido)
  })

  test('com o plano trocado no meio, nomeia só a troca', () => {
    const eventos = [
      eventoDeTeste('2026-04-02', entra(streaming)),
      eventoDeTeste('2026-04-10', troca(fibra800, { vendidos: [pontoExtra.id, streaming.id] })),
      eventoDeTeste('2026-04-20', sai()),
    ]
    expect(nomeados(eventos)).toEqual([
      ...Array(2).fill(['CONGELADO', []]),
      ...Array(4).fill(['ALTERADO', ['TROCA_PLANO 2026-04-10']]),
    ])
  })

  test('e o que saiu depois, só nos meses em que foi pago', () => {
    const eventos = [eventoDeTeste('2026-04-02', entra(streaming)), eventoDeTeste('2026-06-20', sai())]
    expect(nomeados(eventos)).toEqual([
      ...Array(2).fill(['CONGELADO', []]),
      ...Array(2).fill(['ALTERADO', ['ADICIONAL_ENTRA 2026-04-02']]),
      ...Array(2).fill(['CONGELADO', []]),
    ])
  })

  test('o cobrado uma vez, no mês em que é cobrado; o vendido que saiu, em todos', () => {
    const eventos = [
      eventoDeTeste('2026-04-02', entra(roteador)),
      eventoDeTeste('2026-05-20', sai(1, pontoExtra)),
    ]
    expect(nomeados(eventos)).toEqual([
      ...Array(2).fill(['CONGELADO', []]),
      ['ALTERADO', ['ADICIONAL_ENTRA 2026-04-02']],
      ...Array(3).fill(['ALTERADO', ['ADICIONAL_SAI 2026-05-20']]),
    ])
  })

  test('o plano vendido de volta conta enquanto faltam os descontos que acabaram com a troca', () => {
    const eventos = [
      eventoDeTeste('2026-04-02', troca(fibra800)),
      eventoDeTeste('2026-04-20', troca(planoDeTeste())),
    ]
    const meses = mesesDoContrato(historia(eventos), 13)
    const volta = ['TROCA_PLANO 2026-04-20']
    expect(meses.map(({ eventos }) => eventos)).toEqual([
      ...[[], [], volta, volta, volta, volta],
      ...Array(7).fill([]),
    ])
  })
})

describe('dias sem serviço', () => {
  const suspensao = (dia: string) => eventoDeTeste(dia, { tipo: 'SUSPENSAO', dados: {} })
  const reativacao = (dia: string) => eventoDeTeste(dia, { tipo: 'REATIVACAO', dados: {} }, 'PLANEJADO')

  test('não são cobrados, nem no primeiro mês', () => {
    const h = historia([suspensao('2026-03-21'), reativacao('2026-05-16')], { promocoes: [] })
    const meses = mesesDoContrato(h, 4)
    expect(meses.map(({ dias }) => dias)).toEqual([
      { cobrados: 11, de: 22 },
      { cobrados: 0, de: 30 },
      { cobrados: 16, de: 31 },
      null,
    ])
    expect(meses.map(({ total }) => total)).toEqual([
      ...[INSTALACAO + 49_95 + 9_95, 0, 51_56 + 10_27, 119_80],
    ])
    expect(meses[1]?.eventos).toEqual(['SUSPENSAO 2026-03-21'])
  })

  test('o contrato cancelado acaba no mês do último dia', () => {
    const fim = eventoDeTeste('2026-05-11', { tipo: 'CANCELAMENTO', dados: { culpa_do_provedor: false } })
    const h = historia([fim], { promocoes: [] })
    expect(mesesDoContrato(h, 12).map(({ dias }) => dias)).toEqual([null, null, { cobrados: 10, de: 31 }])
    expect(mesesDoContrato(historia([{ ...fim, dia: '2026-05-01' }]), 12)).toHaveLength(2)
  })

  test('o que se cobra uma vez e entrou no último mês é cobrado nele: não há outro', () => {
    const meses = (veio: string, acaba: string) => {
      const fim = eventoDeTeste(acaba, { tipo: 'CANCELAMENTO', dados: { culpa_do_provedor: false } })
      return mesesDoContrato(historia([eventoDeTeste(veio, entra(roteador)), fim], { promocoes: [] }), 12)
    }
    const fimDe = (...dias: [string, string]) => meses(...dias).at(-1)
    expect(fimDe('2026-05-04', '2026-05-11')).toMatchObject({
      ...{ competencia: '2026-05', total: 249_00 + 32_23 + 6_42, dias: { cobrados: 10, de: 31 } },
      eventos: ['ADICIONAL_ENTRA 2026-05-04', 'CANCELAMENTO 2026-05-11'],
    })
    expect(fimDe('2026-05-04', '2026-06-01')).toMatchObject({
      ...{ competencia: '2026-05', total: 249_00 + 119_80, dias: null, origem: 'ALTERADO' },
      eventos: ['ADICIONAL_ENTRA 2026-05-04'],
    })
    expect(fimDe('2026-03-12', '2026-03-21')).toMatchObject({
      ...{ numero: 1, total: INSTALACAO + 249_00 + 49_95 + 9_95 },
    })
    expect(meses('2026-05-04', '2026-06-16').map(({ total }) => total)).toEqual([
      ...[INSTALACAO + 119_80, 119_80, 119_80, 249_00 + 49_95 + 9_95],
    ])
  })

  test('um evento desfeito ou que falhou não muda nada', () => {
    const sem = ['DESFEITO', 'FALHOU'] as const
    for (const situacao of sem)
      expect(mesesDoContrato(historia([{ ...suspensao('2026-04-02'), situacao }]), 12)).toEqual(
        mesesDoContrato(historia(), 12),
      )
  })
})

test('linhas somam o total, nunca negativo, e no fim paga-se a mensalidade regular', () => {
  const dia = fc.integer({ min: 0, max: 400 }).map((dias) => somarDias(ATIVO_DESDE, dias))
  const evento = fc.oneof(
    fc.constant({ tipo: 'SUSPENSAO', dados: {} } as const),
    fc.constant({ tipo: 'REATIVACAO', dados: {} } as const),
    fc
      .record({ valor_mensal: fc.integer({ min: 0, max: 500_00 }), id: fc.integer({ min: 2, max: 4 }) })
      .map(({ valor_mensal, id }) => troca(planoDeTeste({ id: idDeTeste(id), valor_mensal }))),
  )
  const eventos = fc.uniqueArray(fc.tuple(dia, evento), { selector: ([d]) => d, maxLength: 8 })
  fc.assert(
    fc.property(eventos, fc.boolean(), (pares, proporcional) => {
      const planejados = pares.map(([d, e]) => eventoDeTeste(d, e, 'PLANEJADO'))
      const h = historia(planejados, { proporcional })
      const meses = mesesDoContrato(h, 20)
      expect(meses).toHaveLength(20)
      for (const { linhas, total, dias, origem, numero } of meses) {
        expect(linhas.reduce((soma, { valor }) => soma + valor, 0)).toBe(total)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(dias === null || dias.cobrados < dias.de).toBe(true)
        const congelado = numero === 1 ? h.preco.primeira_fatura : h.preco.meses[numero - 1]
        if (origem === 'CONGELADO') expect(total).toBe(congelado?.total)
      }
      const ultimo = meses.at(-1)
      const planos = planejados.filter(({ tipo }) => tipo === 'TROCA_PLANO')
      if (ultimo?.dias === null && !planos.length) expect(ultimo.total).toBe(mensalidadeDe(h.base))
    }),
  )
})

test('o mês de um dia é o do calendário', () => {
  expect([mesDoDia('2026-03-31', '2026-03-31'), mesDoDia('2026-03-31', '2026-04-01')]).toEqual([1, 2])
  expect(mesDoDia('2026-11-16', '2027-02-01')).toBe(4)
})
