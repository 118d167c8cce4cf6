import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Acontecimento, chaveSemId, decidir, desfazer, type Estado, type Recebido } from './decidir.ts'

const novo: Estado = {
  situacao: 'ABERTO',
  registro: 'REMETIDO',
  valor: 100_00,
  minimo: 95_00,
  substituido: false,
  pagamentos: [],
}
const pago = (dados: Partial<Recebido> = {}): Recebido => ({
  ...{ tipo: 'PAGO', chave: 'BOLETO 2026-12-10 10000', meio: 'BOLETO', valor: 100_00, pago_em: '2026-12-10' },
  ...{ credito_em: '2026-12-11', tarifa: 2_50, a_mao: false },
  ...dados,
})
/** Told with the end-to-end id of the Pix, or without it. */
const porPix = (id: string | null): Recebido => {
  const dito = pago({ meio: 'PIX' })
  return { ...dito, chave: id === null ? chaveSemId(dito) : `PIX ${id}` }
}
const depoisDe = (acontecimentos: Acontecimento[], inicio = novo) =>
  acontecimentos.reduce((estado, um) => decidir(estado, um).estado, inicio)

describe('um boleto', () => {
  test('é registrado, é pago, e o que vem depois não muda o pagamento', () => {
    const fim = depoisDe([
      { tipo: 'REGISTRADO' },
      pago(),
      { tipo: 'BAIXADO', motivos: 'Por decurso de prazo' },
      { tipo: 'REJEITADO', motivos: 'Nosso número repetido' },
      { tipo: 'REGISTRADO' },
    ])
    expect(fim).toMatchObject({ situacao: 'PAGO', registro: 'BAIXADO' })
    expect(fim.pagamentos).toHaveLength(1)
  })

  test('pago depois da baixa ainda quita', () =>
    expect(depoisDe([{ tipo: 'BAIXADO', motivos: '' }, pago()]).situacao).toBe('PAGO'))

  test('por Pix e por boleto: o primeiro quita, o segundo é para uma pessoa olhar', () => {
    const porPix = pago({ chave: 'PIX E1', meio: 'PIX' })
    const { resultado, texto, estado } = decidir(depoisDe([porPix]), pago())
    expect([resultado, texto]).toEqual(['CONFERIR', expect.stringMatching(/duplicidade/)])
    expect(estado.pagamentos.map(({ situacao }) => situacao)).toEqual(['QUITOU', 'DUPLICADO'])
    expect(decidir(estado, porPix).resultado).toBe('REPETIDA')
  })

  test.each([
    ['com o número e depois sem ele', ['E1', null], 1],
    ['sem o número e depois com ele', [null, 'E1'], 1],
    ['sem o número, com ele, e por outro número', [null, 'E1', 'E2'], 2],
    ['por dois números, e depois sem nenhum', ['E1', 'E2', null], 2],
  ] as const)('o mesmo Pix %s', (_, relatos, quantos) => {
    const { situacao, pagamentos } = depoisDe(relatos.map(porPix))
    expect([situacao, pagamentos.length]).toEqual(['PAGO', quantos])
  })

  test('o mesmo Pix de outro dia ou de outro valor é outro; o anotado à mão ainda é confirmado', () => {
    const umPix = depoisDe([porPix('E1')])
    for (const outro of [{ pago_em: '2026-12-11' }, { valor: 100_01 }]) {
      const dito = { ...porPix(null), ...outro }
      expect(decidir(umPix, { ...dito, chave: chaveSemId(dito) }).resultado).toBe('CONFERIR')
    }
    const aMao = depoisDe([{ ...porPix(null), chave: 'MAO 1', a_mao: true }])
    expect(decidir(aMao, porPix(null)).resultado).toBe('PAGO')
  })

  test('o desconto prometido basta; menos do que isso não quita', () => {
    expect(decidir(novo, pago({ valor: 95_00 })).resultado).toBe('PAGO')
    const { resultado, estado } = decidir(novo, pago({ valor: 94_99 }))
    expect([resultado, estado.situacao]).toEqual(['CONFERIR', 'ABERTO'])
    expect(decidir(novo, pago({ valor: 1, a_mao: true })).resultado).toBe('PAGO')
  })

  test('o banco confirma o que alguém anotou pelo mesmo meio; por outro meio, veio dinheiro duas vezes', () => {
    const aMao = depoisDe([pago({ chave: 'MAO 1', a_mao: true })])
    const confirmado = decidir(aMao, pago())
    expect(confirmado.resultado).toBe('PAGO')
    expect(confirmado.estado.pagamentos.map(({ situacao }) => situacao)).toEqual(['DESFEITO', 'QUITOU'])
    const emDinheiro = depoisDe([pago({ chave: 'MAO 1', a_mao: true, meio: 'DINHEIRO' })])
    expect(decidir(emDinheiro, pago()).resultado).toBe('CONFERIR')
  })

  test('o que o banco diz confirma o anotado à mão se basta, ou se é o que foi anotado; menos, uma pessoa confere', () => {
    const aMao = (valor: number) => depoisDe([pago({ chave: 'MAO 1', a_mao: true, valor })])
    const menos = decidir(aMao(100_00), pago({ valor: 50_00 }))
    expect([menos.resultado, menos.texto]).toEqual(['CONFERIR', expect.stringMatching(/50,00.*100,00/)])
    expect(menos.estado.pagamentos.map(({ situacao }) => situacao)).toEqual(['QUITOU', 'CONFERIR'])
    expect(decidir(aMao(100_00), pago({ valor: 95_00 })).resultado).toBe('PAGO')
    expect(decidir(aMao(50_00), pago({ valor: 50_00 })).resultado).toBe('PAGO')
    expect(desfazer(menos.estado).estado.situacao).toBe('ABERTO')
  })

  test.each<[string, number[], string, string[]]>([
    ['nada mais veio', [], 'ABERTO', []],
    ['veio o bastante', [95_00], 'PAGO', ['QUITOU']],
    ['veio a menos', [94_99], 'ABERTO', ['CONFERIR']],
    [
      'veio a menos, e depois o bastante, duas vezes',
      [1, 100_00, 95_00],
      'PAGO',
      ['DUPLICADO', 'QUITOU', 'DUPLICADO'],
    ],
  ])('baixa à mão desfeita, e %s', (_, valores, situacao, pagamentos) => {
    const emDinheiro = pago({ chave: 'MAO 1', a_mao: true, meio: 'DINHEIRO' })
    const vieram = valores.map((valor) => pago({ chave: `BOLETO 2026-12-10 ${valor}`, valor }))
    const { estado, quitou } = desfazer(depoisDe([emDinheiro, ...vieram]))
    expect(estado.situacao).toBe(situacao)
    expect(estado.pagamentos.map((um) => um.situacao)).toEqual(['DESFEITO', ...pagamentos])
    expect(quitou?.valor).toBe(valores[pagamentos.indexOf('QUITOU')])
  })

  test('cancelado e emitido de novo: o que vem por ele não quita duas vezes a mesma dívida', () => {
    const cancelado: Estado = { ...novo, situacao: 'CANCELADO' }
    expect(decidir({ ...cancelado, substituido: true }, pago()).resultado).toBe('CONFERIR')
    expect(decidir(cancelado, pago()).estado.situacao).toBe('PAGO')
  })
})

const umAcontecimento = fc.oneof(
  fc.constant<Acontecimento>({ tipo: 'REGISTRADO' }),
  fc.constantFrom<Acontecimento>({ tipo: 'REJEITADO', motivos: 'x' }, { tipo: 'BAIXADO', motivos: 'y' }),
  fc
    .record({
      chave: fc.constantFrom('A', 'B', 'C'),
      meio: fc.constantFrom('BOLETO' as const, 'PIX' as const, 'DINHEIRO' as const),
      valor: fc.integer({ min: 1, max: 200_00 }),
      a_mao: fc.boolean(),
    })
    .map((dados): Acontecimento => pago(dados)),
)

test('em qualquer ordem e com qualquer repetição: no máximo um pagamento quita, e pago fica pago', () => {
  fc.assert(
    fc.property(fc.array(umAcontecimento, { maxLength: 12 }), (acontecimentos) => {
      let estado = novo
      for (const um of acontecimentos) {
        const depois = decidir(estado, um)
        if (estado.situacao === 'PAGO') expect(depois.estado.situacao).toBe('PAGO')
        expect(depois.estado.pagamentos.filter(({ situacao }) => situacao === 'QUITOU').length).toBe(
          depois.estado.situacao === 'PAGO' ? 1 : 0,
        )
        const outraVez = decidir(depois.estado, um)
        expect(outraVez.estado.situacao).toBe(depois.estado.situacao)
        expect(outraVez.estado.pagamentos).toEqual(depois.estado.pagamentos)
        estado = depois.estado
      }
      const chaves = estado.pagamentos.map(({ chave }) => chave)
      expect(new Set(chaves).size).toBe(chaves.length)
    }),
  )
})

test('um Pix relatado em qualquer ordem e quantas vezes for: um pagamento por número, ou um só sem número', () => {
  const relato = fc.option(fc.constantFrom('E1', 'E2', 'E3'), { nil: null })
  fc.assert(
    fc.property(fc.array(relato, { minLength: 1, maxLength: 10 }), (relatos) => {
      const { pagamentos } = depoisDe(relatos.map(porPix))
      const numeros = new Set(relatos.filter((id) => id !== null))
      expect(pagamentos).toHaveLength(Math.max(1, numeros.size))
      expect(pagamentos.map(({ situacao }) => situacao)).toEqual(
        pagamentos.map((_, i) => (i === 0 ? 'QUITOU' : 'DUPLICADO')),
      )
    }),
  )
})
