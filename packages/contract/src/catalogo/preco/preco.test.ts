import { describe, expect, test } from 'vitest'
import type { Desconto } from '../promocao.ts'
import { fibra500, idDeTeste, pontoExtra, promocaoDeTeste, roteador, streaming } from './preco.fabrica.ts'
import { calcularPreco } from './preco.ts'
import type { EntradaDePreco, PromocaoDoPreco } from './preco-entrada.ts'

const precoDe = (entrada: Partial<EntradaDePreco>) =>
  calcularPreco({ plano: fibra500, adicionais: [], promocoes: [], data: '2026-11-15', ...entrada })

const naMensalidade = (tipo: Desconto['tipo'], valor: number, duracao_meses = 1) => ({
  desconto_mensalidade: { tipo, valor },
  duracao_meses,
})

const totais = (entrada: Partial<EntradaDePreco>) => precoDe(entrada).meses.map(({ total }) => total)
const motivos = (...promocoes: PromocaoDoPreco[]) =>
  precoDe({ promocoes }).descontos.map(({ motivo }) => motivo)

describe('uma venda inteira, ao centavo', () => {
  const voltaAsAulas = promocaoDeTeste(1, {
    nome: 'Volta às Aulas',
    ...naMensalidade('PERCENTUAL', 33_50, 3),
    desconto_instalacao: { tipo: 'VALOR', valor: 200_00 },
    adicionais: [{ id: pontoExtra.id, valor_promocional: 9_90, meses: 6, obrigatorio: false }],
  })
  const preco = precoDe({
    adicionais: [
      { ...roteador, quantidade: 1 },
      { ...pontoExtra, quantidade: 2 },
    ],
    promocoes: [voltaAsAulas],
  })

  test('a mensalidade muda quando cada desconto acaba', () => {
    expect(preco.meses.map(({ total }) => total)).toEqual([
      ...Array(3).fill(86_23),
      ...Array(3).fill(119_70),
      ...Array(6).fill(139_70),
    ])
    expect(preco.mensalidade_regular).toBe(139_70)
  })

  test('a primeira fatura traz cada linha com o seu nome', () => {
    expect(preco.primeira_fatura.linhas.map(({ descricao, valor }) => [descricao, valor])).toEqual([
      ['Fibra 500 Mega', 99_90],
      ['Desconto na mensalidade: Volta às Aulas', -33_47],
      ['2 × Ponto extra', 39_80],
      ['Desconto em Ponto extra: Volta às Aulas', -20_00],
      ['Instalação', 150_00],
      ['Desconto na instalação: Volta às Aulas', -150_00],
      ['Roteador Wi-Fi 6', 249_00],
    ])
    expect(preco.primeira_fatura.total).toBe(335_23)
    expect(preco.instalacao.total).toBe(0)
  })

  test('os descontos dizem o motivo e quanto poupam', () => {
    expect(
      preco.descontos.map(({ motivo, alvo, de_mes, ate_mes, total }) => [
        motivo,
        alvo,
        de_mes,
        ate_mes,
        total,
      ]),
    ).toEqual([
      ['Volta às Aulas: 33,5% de desconto na mensalidade nos 3 primeiros meses', 'MENSALIDADE', 1, 3, 100_41],
      ['Volta às Aulas: Ponto extra por R$ 9,90 cada nos 6 primeiros meses', 'ADICIONAL', 1, 6, 120_00],
      ['Volta às Aulas: R$ 200,00 de desconto na instalação, até zerar o valor', 'INSTALACAO', 1, 1, 150_00],
    ])
    expect(preco.economia).toBe(370_41)
    expect(preco.total_fidelidade).toBe(1704_99)
  })
})

describe('os meses', () => {
  test('começam no mês da venda e atravessam o ano', () => {
    const competencias = precoDe({ data: '2026-11-30' }).meses.map(({ competencia }) => competencia)
    expect(competencias.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(competencias.at(-1)).toBe('2027-10')
  })

  test('são os da fidelidade, ou doze quando não há', () => {
    expect(totais({ plano: { ...fibra500, fidelidade_meses: 6 } })).toHaveLength(6)
    expect(totais({ plano: { ...fibra500, fidelidade_meses: 0 } })).toHaveLength(12)
  })

  test('vão até o fim do desconto mais longo; um que nada desconta não conta', () => {
    const longa = promocaoDeTeste(1, naMensalidade('VALOR', 10_00, 18))
    const inutil = promocaoDeTeste(2, naMensalidade('PRECO_FINAL', 120_00, 24))
    expect(totais({ promocoes: [longa, inutil] })).toEqual(Array(18).fill(89_90))
  })

  test('cancelar durante o mês custa a parte do benefício ainda não cumprida', () => {
    const multas = precoDe({}).meses.map(({ multa }) => multa)
    expect([multas[0], multas[5], multas[11]]).toEqual([600_00, 350_00, 50_00])
  })

  test('não há multa depois da fidelidade', () => {
    const promocoes = [promocaoDeTeste(1, naMensalidade('VALOR', 10_00, 13))]
    expect(precoDe({ promocoes }).meses.at(-1)?.multa).toBe(0)
  })
})

describe('um desconto', () => {
  test.each([
    ['PERCENTUAL', 50_00, 99_95, 49_97],
    ['PERCENTUAL', 50_00, 99_93, 49_97],
    ['PERCENTUAL', 2_50, 99_80, 97_30],
    ['PERCENTUAL', 2_50, 99_40, 96_92],
    ['PERCENTUAL', 1, 99_90, 99_89],
    ['PERCENTUAL', 100_00, 99_90, 0],
    ['VALOR', 20_00, 99_90, 79_90],
    ['VALOR', 100_00, 99_90, 0],
    ['PRECO_FINAL', 79_90, 99_90, 79_90],
    ['PRECO_FINAL', 109_90, 99_90, 99_90],
    ['PRECO_FINAL', 0, 99_90, 0],
  ] as const)('%s de %d sobre %d deixa %d', (tipo, valor, valor_mensal, resultado) => {
    const promocoes = [promocaoDeTeste(1, naMensalidade(tipo, valor))]
    expect(totais({ plano: { ...fibra500, valor_mensal }, promocoes })[0]).toBe(resultado)
  })

  test('de zero não faz linha', () => {
    const preco = precoDe({ promocoes: [promocaoDeTeste(1, naMensalidade('PRECO_FINAL', 99_90))] })
    expect(preco.descontos).toEqual([])
    expect(preco.primeira_fatura.linhas.map(({ tipo }) => tipo)).toEqual(['PLANO', 'INSTALACAO'])
  })
})

describe('descontos somados', () => {
  test('cada um é calculado sobre o preço cheio, o de maior prioridade primeiro', () => {
    const dez = promocaoDeTeste(1, naMensalidade('PERCENTUAL', 10_00))
    const metade = promocaoDeTeste(2, { ...naMensalidade('PERCENTUAL', 50_00), prioridade: 5 })
    const [mes] = precoDe({ promocoes: [dez, metade] }).meses
    expect(mes?.linhas.map(({ valor }) => valor)).toEqual([99_90, -49_95, -9_99])
  })

  test('param no preço: o que sobra para o último é menos, e volta a ser tudo quando o primeiro acaba', () => {
    const forte = promocaoDeTeste(1, { ...naMensalidade('VALOR', 80_00, 2), prioridade: 1 })
    const fraca = promocaoDeTeste(2, naMensalidade('VALOR', 30_00, 4))
    const { meses, descontos } = precoDe({ promocoes: [fraca, forte] })
    expect(meses.slice(0, 5).map(({ total }) => total)).toEqual([0, 0, 69_90, 69_90, 99_90])
    expect(descontos.map(({ promocao_id, total }) => [promocao_id, total])).toEqual([
      [forte.id, 160_00],
      [fraca.id, 99_80],
    ])
    expect(descontos[1]?.motivo).toContain('até zerar o valor')
  })

  test('o que não teve vez não é contado, e o que teve só depois diz de quando a quando', () => {
    const gratis = promocaoDeTeste(1, { ...naMensalidade('PERCENTUAL', 100_00, 2), prioridade: 1 })
    const curta = promocaoDeTeste(2, naMensalidade('VALOR', 5_00, 2))
    const longa = promocaoDeTeste(3, naMensalidade('VALOR', 5_00, 4))
    expect(motivos(longa, curta, gratis)).toEqual([
      'Promoção 1: mensalidade grátis nos 2 primeiros meses',
      'Promoção 3: R$ 5,00 de desconto na mensalidade do 3º ao 4º mês',
    ])
  })

  test('na mesma prioridade decide o id', () => {
    const promocoes = [2, 1].map((numero) => promocaoDeTeste(numero, naMensalidade('VALOR', 1_00)))
    const [mes] = precoDe({ promocoes }).meses
    expect(mes?.linhas.slice(1).map(({ id }) => id)).toEqual([idDeTeste(101), idDeTeste(102)])
  })
})

describe('o preço promocional de um adicional', () => {
  const por = (numero: number, valor_promocional: number, meses: number, prioridade = 0) =>
    promocaoDeTeste(numero, {
      prioridade,
      adicionais: [{ id: streaming.id, valor_promocional, meses, obrigatorio: false }],
    })
  const comStreaming = (...promocoes: PromocaoDoPreco[]) =>
    precoDe({ adicionais: [{ ...streaming, quantidade: 1 }], promocoes })

  test('só vale para quem o escolheu', () => {
    expect(precoDe({ promocoes: [por(1, 0, 24)] })).toEqual(precoDe({}))
  })

  test('só vale quando é menor que o normal', () => {
    expect(comStreaming(por(1, 35_00, 3)).economia).toBe(0)
  })

  test('vale o menor de vários, mês a mês', () => {
    const { meses, descontos } = comStreaming(por(1, 19_90, 3, 9), por(2, 0, 1))
    expect(meses.slice(0, 4).map(({ total }) => total)).toEqual([99_90, 119_80, 119_80, 129_80])
    expect(descontos.map(({ motivo }) => motivo)).toEqual([
      'Promoção 1: Árvore TV por R$ 19,90 do 2º ao 3º mês',
      'Promoção 2: Árvore TV grátis no 1º mês',
    ])
  })

  test('de várias unidades diz o preço de cada uma, a menos que seja grátis', () => {
    const adicionais = [{ ...streaming, quantidade: 2 }]
    const motivo = (promocao: PromocaoDoPreco) =>
      precoDe({ adicionais, promocoes: [promocao] }).descontos[0]?.motivo
    expect(motivo(por(1, 10_00, 2))).toBe('Promoção 1: Árvore TV por R$ 10,00 cada nos 2 primeiros meses')
    expect(motivo(por(1, 0, 2))).toBe('Promoção 1: Árvore TV grátis nos 2 primeiros meses')
  })

  test('entre iguais, o da promoção de maior prioridade', () => {
    expect(comStreaming(por(1, 10_00, 2), por(2, 10_00, 2, 1)).descontos).toMatchObject([
      { promocao_id: idDeTeste(102) },
    ])
  })

  test('no que se paga uma vez vale uma vez, e não alonga os meses', () => {
    const adicionais = [{ id: roteador.id, valor_promocional: 99_00, meses: 24, obrigatorio: false }]
    const preco = precoDe({
      adicionais: [{ ...roteador, quantidade: 1 }],
      promocoes: [promocaoDeTeste(1, { adicionais })],
    })
    expect(preco.meses).toHaveLength(12)
    expect(preco.descontos).toMatchObject([
      { motivo: 'Promoção 1: Roteador Wi-Fi 6 por R$ 99,00', de_mes: 1, ate_mes: 1, total: 150_00 },
    ])
  })

  test('os adicionais aparecem em ordem alfabética, sem olhar acentos', () => {
    const adicionais = [pontoExtra, streaming].map((adicional) => ({ ...adicional, quantidade: 1 }))
    const [mes] = precoDe({ adicionais }).meses
    expect(mes?.linhas.map(({ descricao }) => descricao)).toEqual([
      'Fibra 500 Mega',
      'Árvore TV',
      'Ponto extra',
    ])
  })
})

describe('o motivo', () => {
  test.each([
    [{ tipo: 'PERCENTUAL', valor: 100_00 }, 'instalação grátis'],
    [{ tipo: 'PRECO_FINAL', valor: 0 }, 'instalação grátis'],
    [{ tipo: 'PRECO_FINAL', valor: 50_00 }, 'instalação por R$ 50,00'],
    [{ tipo: 'PERCENTUAL', valor: 12_34 }, '12,34% de desconto na instalação'],
  ] as const)('%o: %s', (desconto_instalacao, texto) => {
    expect(motivos(promocaoDeTeste(1, { desconto_instalacao }))).toEqual([`Promoção 1: ${texto}`])
  })
})

describe('o mês 1 proporcional', () => {
  test.each([
    ['2026-11-16', 49_95],
    ['2026-11-01', 99_90],
    ['2026-11-30', 3_33],
    // 15/28 de 99,90 = 53,5178…
    ['2027-02-14', 53_52],
  ])('instalado em %s, cobra os dias até o fim do mês: %i', (data, total) => {
    const preco = precoDe({ data, proporcional: true })
    expect([preco.meses[0]?.total, preco.meses[1]?.total]).toEqual([total, 99_90])
    expect(preco.primeira_fatura.total).toBe(total + 150_00)
    expect(preco.mensalidade_regular).toBe(99_90)
  })

  test('vale o mesmo desconto que no mês inteiro, ainda que o arredondamento os iguale', () => {
    // In half of the month both are worth 50 centavos.
    const menor = promocaoDeTeste(1, {
      adicionais: [{ id: pontoExtra.id, valor_promocional: 18_90, meses: 1, obrigatorio: false }],
    })
    const maior = promocaoDeTeste(2, {
      adicionais: [{ id: pontoExtra.id, valor_promocional: 18_89, meses: 1, obrigatorio: false }],
    })
    const preco = precoDe({
      adicionais: [{ ...pontoExtra, quantidade: 1 }],
      promocoes: [menor, maior],
      data: '2026-11-16',
      proporcional: true,
    })
    expect(preco.descontos.map(({ promocao_id, total }) => [promocao_id, total])).toEqual([[maior.id, 51]])
    expect(preco.economia).toBe(51)
  })

  test('o mês que sairia de graça sai de graça também em parte', () => {
    const umCentavo = { tipo: 'VALOR', valor: 1 } as const
    const promocoes = [1, 2].map((n) => promocaoDeTeste(n, { desconto_mensalidade: umCentavo }))
    const plano = { ...fibra500, valor_mensal: 2 }
    expect(precoDe({ plano, promocoes, data: '2026-11-16', proporcional: true }).meses[0]?.total).toBe(0)
  })
})
