import { situacoesPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { umaPromocao } from './promocao.fabrica.ts'

const s = usarServidor()
afterEach(() => vi.useRealTimers())

/** The list as seen by somebody who signs in at that moment. */
const listarEm = async (instante: string, resto = '') => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instante) })
  const { acesso } = await s().admin()
  const { corpo } = await s().pedir('GET', `/promocao?${resto}`, { token: acesso })
  vi.useRealTimers()
  return corpo as {
    itens: { nome: string; situacao: string; dias_restantes: number | null }[]
    total: number
  }
}

beforeAll(async () => {
  const { db } = s()
  const vigencia = { vigencia_inicio: '2027-03-10', vigencia_fim: '2027-03-20' }
  await umaPromocao(db, { nome: 'Datada', ...vigencia })
  await umaPromocao(db, { nome: 'Esgotada', ...vigencia, limite_total: 5, usos: 5 })
  await umaPromocao(db, { nome: 'Inativa', ...vigencia, ativo: false })
  await umaPromocao(db, { nome: 'Sem fim', vigencia_inicio: '2027-03-10' })
})

// São Paulo is three hours behind, so the provider's midnight is 03:00 in UTC.
test.each([
  ['na véspera', '2027-03-10T02:59:59Z', 'FUTURA', 11],
  ['no primeiro minuto', '2027-03-10T03:00:00Z', 'VALENDO', 10],
  ['no último minuto', '2027-03-21T02:59:59Z', 'VALENDO', 0],
  ['no dia seguinte', '2027-03-21T03:00:00Z', 'ENCERRADA', null],
])('a situação muda sozinha, à meia-noite do provedor: %s', async (_, instante, situacao, dias_restantes) => {
  const { itens } = await listarEm(instante, 'busca=datada')
  expect(itens).toMatchObject([{ situacao, dias_restantes }])
})

test('cada uma tem uma situação só, e o filtro concorda com ela', async () => {
  const durante = '2027-03-15T12:00:00Z'
  const { itens } = await listarEm(durante)
  expect(itens.map((p) => [p.nome, p.situacao])).toEqual([
    ['Datada', 'VALENDO'],
    ['Esgotada', 'ESGOTADA'],
    ['Inativa', 'INATIVA'],
    ['Sem fim', 'VALENDO'],
  ])
  for (const situacao of situacoesPromocao) {
    const esperadas = itens.filter((p) => p.situacao === situacao)
    expect((await listarEm(durante, `situacao=${situacao}`)).itens).toEqual(esperadas)
  }
  // A promotion past its end is ENCERRADA, whether or not it was used up before.
  expect((await listarEm('2027-04-01T12:00:00Z', 'situacao=ENCERRADA')).itens.map((p) => p.nome)).toEqual([
    'Datada',
    'Esgotada',
  ])
})
