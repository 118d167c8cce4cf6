import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somarDias } from '#valores/dia.ts'
import { configurarZod } from '#valores/mensagens.ts'
import { bancosAbertos, proximoDiaBancario } from './dia-bancario.ts'
import { DadosDosEncargos, type Encargos, fimDoDesconto, jurosPorDia, valorDoDia } from './encargos.ts'

configurarZod()

const LEGAIS: Encargos = { multa_percentual: 2_00, juros_percentual_mes: 1_00, desconto: null }
/** A Thursday. */
const VENCIMENTO = '2026-12-10'
const no = (hoje: string, encargos = LEGAIS, valor = 129_90, vencimento = VENCIMENTO) =>
  valorDoDia({ valor, vencimento, prazo: proximoDiaBancario(vencimento), encargos, hoje })

test.each([
  ['2026-11-01', { multa: 0, juros: 0, desconto: 0, total: 129_90, dias_de_atraso: 0 }],
  ['2026-12-10', { multa: 0, juros: 0, desconto: 0, total: 129_90, dias_de_atraso: 0 }],
  // 2 % of 129,90 is 2,598; a day of 1 % a month is 0,0433.
  ['2026-12-11', { multa: 2_60, juros: 4, desconto: 0, total: 132_54, dias_de_atraso: 1 }],
  ['2026-12-25', { multa: 2_60, juros: 65, desconto: 0, total: 133_15, dias_de_atraso: 15 }],
  // Thirty days are the month's rate, whatever a single day rounds to.
  ['2027-01-09', { multa: 2_60, juros: 1_30, desconto: 0, total: 133_80, dias_de_atraso: 30 }],
])('pago em %s', (hoje, esperado) => {
  expect(no(hoje)).toEqual(esperado)
})

test('a metade de um centavo vai para o par', () => {
  // 2 % of 0,25 and of 0,75 are half a centavo and one and a half.
  expect(no('2026-12-11', LEGAIS, 25).multa).toBe(0)
  expect(no('2026-12-11', LEGAIS, 75).multa).toBe(2)
})

test.each([
  ['um sábado', '2026-12-12', '2026-12-14'],
  ['um domingo', '2026-12-13', '2026-12-14'],
  ['o Natal, antes do fim de semana', '2026-12-25', '2026-12-28'],
  ['o último dia útil do ano', '2026-12-31', '2027-01-04'],
  ['o último dia útil de um ano que acaba no fim de semana', '2022-12-30', '2023-01-02'],
  ['a segunda-feira de Carnaval', '2027-02-08', '2027-02-10'],
  ['Corpus Christi', '2027-05-27', '2027-05-28'],
  ['a Sexta-feira Santa', '2027-03-26', '2027-03-29'],
])('vencido em %s, paga-se sem encargos até o próximo dia de banco', (_dia, vencimento, prazo) => {
  expect(proximoDiaBancario(vencimento)).toBe(prazo)
  expect(no(prazo, LEGAIS, 129_90, vencimento)).toMatchObject({ total: 129_90, dias_de_atraso: 0 })
  const depois = no(somarDias(prazo, 1), LEGAIS, 129_90, vencimento)
  expect(depois).toMatchObject({ multa: 2_60, juros: 4, dias_de_atraso: 1 })
})

test('num dia de banco o prazo é o próprio dia', () => {
  expect(proximoDiaBancario(VENCIMENTO)).toBe(VENCIMENTO)
  expect(bancosAbertos('2026-12-24')).toBe(true)
})

test('um feriado do lugar também adia, se quem chama o conhece', () => {
  const feriado = (dia: string) => (dia === VENCIMENTO ? 'Padroeira' : null)
  const prazo = proximoDiaBancario(VENCIMENTO, feriado)
  const titulo = { valor: 100_00, vencimento: VENCIMENTO, prazo, encargos: LEGAIS }
  expect(valorDoDia({ ...titulo, hoje: '2026-12-11' }).total).toBe(100_00)
})

test('o desconto vale até o seu último dia, inclusive, e nunca passa do valor', () => {
  const com = (dias_antes: number, valor = 10_00): Encargos => ({
    ...LEGAIS,
    desconto: { valor, dias_antes },
  })
  expect(fimDoDesconto(VENCIMENTO, com(5))).toBe('2026-12-05')
  expect(fimDoDesconto(VENCIMENTO, LEGAIS)).toBeNull()
  expect(no('2026-12-05', com(5))).toMatchObject({ desconto: 10_00, total: 119_90 })
  expect(no('2026-12-06', com(5))).toMatchObject({ desconto: 0, total: 129_90 })
  expect(no('2026-12-10', com(0))).toMatchObject({ desconto: 10_00, total: 119_90 })
  expect(no('2026-12-11', com(0))).toMatchObject({ desconto: 0, multa: 2_60 })
  expect(no('2026-12-01', com(5, 200_00))).toMatchObject({ desconto: 129_90, total: 0 })
})

test.each([
  [100_10, 3],
  [131_20, 4],
  [250_90, 8],
  [300_00, 10],
  [29_99, 0],
  [30_00, 1],
])('sobre %d centavos, a 1%% ao mês, o dia custa %d', (valor, esperado) => {
  expect(jurosPorDia(valor, LEGAIS)).toBe(esperado)
})

test('trinta dias do que o arquivo leva nunca passam do que a lei permite', () => {
  const valores = fc.integer({ min: 1, max: 99_999_999_99 })
  fc.assert(
    fc.property(valores, (valor) => {
      const mes = 30 * jurosPorDia(valor, LEGAIS)
      expect(mes * 100).toBeLessThanOrEqual(valor)
      expect(mes).toBeGreaterThan(valor / 100 - 30)
    }),
  )
})

test('quanto mais tarde, mais se deve', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.integer({ min: 1, max: 1_000_000_00 }), (dias, valor) => {
      const encargos = { ...LEGAIS, desconto: { valor: 1, dias_antes: 3 } }
      const total = (quando: number) => no(somarDias('2026-11-10', quando), encargos, valor).total
      expect(total(dias + 1)).toBeGreaterThanOrEqual(total(dias))
    }),
  )
})

test.each([
  ['multa acima de 2%', { multa_percentual: 2_01 }, 'A multa é de no máximo 2%'],
  ['multa negativa', { multa_percentual: -1 }, 'O valor mínimo é 0'],
  ['juros acima de 1%', { juros_percentual_mes: 1_01 }, 'Os juros são de no máximo 1% ao mês'],
  ['juros quebrados', { juros_percentual_mes: 0.5 }, 'Informe somente números inteiros'],
  ['desconto de nada', { desconto: { valor: 0, dias_antes: 1 } }, 'Informe o valor do desconto'],
  ['desconto depois do vencimento', { desconto: { valor: 1, dias_antes: -1 } }, 'O valor mínimo é 0'],
])('%s é recusado', (_qual, troca, mensagem) => {
  const lido = DadosDosEncargos.safeParse({ ...LEGAIS, ...troca })
  expect(lido.error?.issues[0]?.message).toBe(mensagem)
})

test('o que a lei permite é aceito', () => {
  expect(DadosDosEncargos.parse(LEGAIS)).toEqual(LEGAIS)
})
