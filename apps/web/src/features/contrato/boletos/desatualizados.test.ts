import { expect, test } from 'vitest'
import { umResumo } from '#partes/boleto/boleto.fabrica.ts'
import { umMes } from '../contrato.fabrica.ts'
import { desatualizados } from './desatualizados.ts'

const meses = [6, 7].map((numero) => ({ ...umMes(numero), total: 154_80 }))
const [sexto = '', setimo = ''] = meses.map(({ competencia }) => competencia)
const contrato = { meses, situacao: 'ATIVO' as const }
const numeros = (...dados: Parameters<typeof desatualizados>) =>
  desatualizados(...dados).map(({ boleto, fatura }) => [boleto.numero, fatura])

test('só os em aberto cujo mês custa outra coisa agora', () => {
  const boletos = [
    umResumo({ numero: 1, competencia: sexto, valor: 54_95 }),
    umResumo({ numero: 2, competencia: setimo, valor: 154_80 }),
    umResumo({ numero: 3, competencia: sexto, valor: 54_95, situacao: 'PAGO' }),
    umResumo({ numero: 4, competencia: '2020-01', valor: 54_95 }),
    umResumo({ numero: 5, competencia: null, valor: 600_00 }),
  ]
  expect(numeros(boletos, contrato)).toEqual([[1, 154_80]])
})

test('a instalação pode ter saído do primeiro mês por outro boleto', () => {
  const primeiro = { ...umMes(1), total: 204_95 }
  const boleto = umResumo({ competencia: primeiro.competencia, valor: 54_95 })
  expect(numeros([boleto], { ...contrato, meses: [primeiro] })).toEqual([])
})

test('cancelado o contrato, os meses depois do último não se pagam mais', () => {
  const depois = umResumo({ numero: 7, competencia: '2099-01' })
  expect(numeros([depois], { ...contrato, situacao: 'CANCELADO' })).toEqual([[7, 0]])
  expect(numeros([depois], contrato)).toEqual([])
  expect(numeros([depois], { meses: [], situacao: 'CANCELADO' })).toEqual([[7, 0]])
})
