import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somarDias } from '#valores/dia.ts'
import { codigosDosBancos } from './banco/banco.ts'
import { bancos } from './banco/bancos.ts'
import { PESOS_2_A_9, resto11 } from './banco/digitos.ts'
import vetores from './boleto-vetores.json' with { type: 'json' }
import {
  codigoDeBarras,
  fatorDoVencimento,
  lerCodigo,
  lerLinha,
  linhaDigitavel,
  vencimentoDoFator,
} from './codigo-de-barras.ts'

const CAMPO_LIVRE = '1234567890123456789012345'

test.each(Object.entries(vetores.fator_vencimento))('o fator de %s é %s', (dia, fator) => {
  expect(fatorDoVencimento(dia)).toBe(fator)
  expect(vencimentoDoFator(fator, dia)).toBe(dia)
})

test.each(['2000-07-02', '2049-10-14', '1997-10-07', 'amanhã'])('não há fator para %s', (dia) => {
  expect(() => fatorDoVencimento(dia)).toThrow(RangeError)
})

test.each(['0000', '0999', '999', '10000', '', 'abcd'])('o fator %j não é dia nenhum', (fator) => {
  expect(vencimentoDoFator(fator, '2026-12-10')).toBeNull()
})

test('o fator volta a ser o dia para quem está a menos de doze anos dele', () => {
  const dias = fc.integer({ min: 0, max: 17_999 })
  fc.assert(
    fc.property(dias, fc.integer({ min: -4499, max: 4499 }), (quantos, distancia) => {
      const dia = somarDias('2000-07-03', quantos)
      expect(vencimentoDoFator(fatorDoVencimento(dia), somarDias(dia, distancia))).toBe(dia)
    }),
  )
})

test('a linha e o código do produto saem dos seus dados', () => {
  const itau = { banco: '341', vencimento: '2026-12-11', valor: 129_90, campo_livre: CAMPO_LIVRE } as const
  const linha = '34191.23454 67890.123457 67890.123457 6 16570000012990'
  expect(linhaDigitavel(codigoDeBarras(itau))).toBe(linha)
  const bb = { banco: '001', vencimento: '2026-12-10', valor: 99_90, campo_livre: CAMPO_LIVRE } as const
  expect(codigoDeBarras(bb)).toBe('00191165600000099901234567890123456789012345')
})

test.each(codigosDosBancos)('no banco %s o valor vai de um centavo ao máximo do banco', (banco) => {
  const { valorMaximo } = bancos[banco]
  const comValor = (valor: number) =>
    codigoDeBarras({ banco, vencimento: '2026-12-10', valor, campo_livre: CAMPO_LIVRE })
  expect(lerCodigo(comValor(1))?.valor).toBe(1)
  expect(lerCodigo(comValor(valorMaximo))?.valor).toBe(valorMaximo)
  for (const valor of [0, -1, 0.5, Number.NaN, valorMaximo + 1])
    expect(() => comValor(valor)).toThrow(RangeError)
})

test('a Caixa aceita um dígito a menos que os outros', () => {
  expect(bancos['104'].valorMaximo).toBe(9_999_999_99)
  expect(bancos['001'].valorMaximo).toBe(99_999_999_99)
})

test.each(['', '123', `${CAMPO_LIVRE}1`, CAMPO_LIVRE.replace('1', 'A')])(
  'o campo livre %j é recusado',
  (livre) => {
    const pedido = { banco: '001', vencimento: '2026-12-10', valor: 1, campo_livre: livre } as const
    expect(() => codigoDeBarras(pedido)).toThrow(RangeError)
  },
)

const umBoleto = fc
  .record({
    banco: fc.constantFrom(...codigosDosBancos),
    vencimento: fc.integer({ min: 0, max: 17_999 }).map((dias) => somarDias('2000-07-03', dias)),
    valor: fc.integer({ min: 1, max: 9_999_999_99 }),
    campo_livre: fc.stringMatching(/^\d{25}$/),
  })
  .map((pedido) => ({ pedido, codigo: codigoDeBarras(pedido) }))

test('do pedido ao código, à linha e de volta nada se perde', () => {
  fc.assert(
    fc.property(umBoleto, ({ pedido: { vencimento, ...pedido }, codigo }) => {
      expect(lerLinha(linhaDigitavel(codigo))).toBe(codigo)
      expect(lerCodigo(codigo)).toEqual({ ...pedido, fator: fatorDoVencimento(vencimento) })
    }),
  )
})

/** The digits with another one in this place. */
const trocar = (digitos: string, lugar: number, soma: number) => {
  const outro = (Number(digitos[lugar]) + soma) % 10
  return digitos.slice(0, lugar) + outro + digitos.slice(lugar + 1)
}

/**
 * The general digit is 1 for three rests of the sum (0, 1 and 10). A changed digit always changes the rest, but
 * between these three the general digit stays 1, and nobody can notice: about one change in twenty. This is how the
 * banks defined it.
 */
const parecem = (um: string, outro: string) =>
  [um, outro].every((codigo) =>
    [0, 1, 10].includes(resto11(codigo.slice(0, 4) + codigo.slice(5), PESOS_2_A_9)),
  )

const GERAL = 4
const MOEDA = 3

test('um dígito trocado no código só escapa entre os restos que dão o mesmo dígito geral', () => {
  const troca = fc.tuple(umBoleto, fc.nat(43), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(troca, ([{ codigo }, lugar, soma]) => {
      const trocado = trocar(codigo, lugar, soma)
      const escapa = lugar !== GERAL && lugar !== MOEDA && parecem(codigo, trocado)
      expect(lerCodigo(trocado) !== null).toBe(escapa)
    }),
    { numRuns: 2000 },
  )
})

const soDigitos = (linha: string) => linha.replace(/\D/g, '')
/** Where factor and value begin in the typed line. */
const CAMPO_5 = 33

test('um dígito trocado na linha é notado em tudo o que os campos 1 a 4 trazem', () => {
  const troca = fc.tuple(umBoleto, fc.nat(CAMPO_5 - 1), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(troca, ([{ codigo }, lugar, soma]) => {
      expect(lerLinha(trocar(soDigitos(linhaDigitavel(codigo)), lugar, soma))).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('no valor e no vencimento da linha, só escapa o que o dígito geral não vê', () => {
  const troca = fc.tuple(umBoleto, fc.integer({ min: CAMPO_5, max: 46 }), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(troca, ([{ codigo }, lugar, soma]) => {
      const trocado = trocar(codigo, lugar - CAMPO_5 + 5, soma)
      const lida = lerLinha(trocar(soDigitos(linhaDigitavel(codigo)), lugar, soma))
      expect(lida).toBe(parecem(codigo, trocado) ? trocado : null)
    }),
    { numRuns: 2000 },
  )
})

test('um boleto real em que outro valor tem o mesmo dígito geral: quem confere é o registro no banco', () => {
  const certa = '00190.00009 01544.190000 07886.037113 1 99990000000001'
  const outra = '00190.00009 01544.190000 07886.037113 1 99990000030001'
  expect(lerCodigo(lerLinha(certa) ?? '')?.valor).toBe(1)
  expect(lerCodigo(lerLinha(outra) ?? '')?.valor).toBe(300_01)
})

const LINHA = '34191.23454 67890.123457 67890.123457 6 16570000012990'
const CODIGO = '34196165700000129901234567890123456789012345'

test.each([
  LINHA,
  soDigitos(LINHA),
  `  ${LINHA.replaceAll(' ', '\n')}\t`,
  LINHA.replaceAll('.', '-').replaceAll(' ', '\u00a0/ '),
])('%j é lida', (texto) => {
  expect(lerLinha(texto)).toBe(CODIGO)
})

test.each([
  ['vazia', ''],
  ['com 46 dígitos', soDigitos(LINHA).slice(1)],
  ['com 48 dígitos, como a de uma conta de luz', `${soDigitos(LINHA)}0`],
  ['o próprio código de barras', CODIGO],
  ['com uma letra no lugar de um zero', LINHA.replace('000', '0O0')],
  ['com os zeros de uma linha vazia', '0'.repeat(47)],
])('uma linha %s não é de um boleto', (_como, texto) => {
  expect(lerLinha(texto)).toBeNull()
})

test('a linha só sai de um código certo', () => {
  for (const codigo of ['', CODIGO.slice(1), trocar(CODIGO, 20, 1)])
    expect(() => linhaDigitavel(codigo)).toThrow(RangeError)
})
