import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { RascunhoListado } from '@balcao/contract/vendas/rascunho-api'
import { expect, test } from 'vitest'
import type { RascunhoDoAparelho } from '#aparelho/rascunhos.ts'
import { juntarRascunhos } from './juntar.ts'
import { combinaComBusca, quemCompra } from './quem.ts'

const daqui = (parte: Partial<RascunhoDoAparelho> = {}): RascunhoDoAparelho => ({
  usuario_id: 'ana',
  id: 'a',
  dados: RASCUNHO_VAZIO,
  perdidos: [],
  etapa: 'plano',
  consulta: null,
  anexos: ['AUDIO_ACEITE'],
  lido: null,
  corrige: null,
  versao: 3,
  no_servidor: '2026-11-16T12:00:00.000Z',
  a_enviar: false,
  sem_resposta: [],
  mudado_em: '2026-11-16T12:00:00.000Z',
  revisao: 1,
  ...parte,
})

const deLa = (parte: Partial<RascunhoListado> = {}): RascunhoListado => ({
  id: 'a',
  dados: { ...RASCUNHO_VAZIO, observacoes: 'de lá' },
  etapa: 'anexos',
  dispositivo: 'Chrome no Android',
  versao: 3,
  criado_em: '2026-11-16T11:00:00.000Z',
  atualizado_em: '2026-11-16T12:00:00.000Z',
  corrige: null,
  no_cadastro: null,
  ...parte,
})

const juntar = (locais: RascunhoDoAparelho[], remotos: RascunhoListado[] | undefined) =>
  juntarRascunhos(locais, remotos, Date.parse('2026-11-16T13:00:00.000Z'))

test('o mesmo rascunho nos dois lugares é um só, em dia', () => {
  const lista = juntar([daqui()], [deLa()])
  expect(lista).toHaveLength(1)
  expect(lista[0]).toMatchObject({ noAparelho: true, emDia: true, conflito: false, etapa: 'plano' })
})

test('a correção aberta e deixada como a venda é não foi tocada; a que mudou, aqui ou no servidor, foi', () => {
  const corrige = { protocolo: 7 } as RascunhoDoAparelho['corrige']
  const soAberta = daqui({ corrige, versao: null, no_servidor: null })
  expect(juntar([soAberta], [])[0]?.intocada).toBe(true)
  expect(juntar([{ ...soAberta, a_enviar: true }], [])[0]?.intocada).toBe(false)
  expect(juntar([daqui({ corrige })], [deLa()])[0]?.intocada).toBe(false)
  expect(juntar([soAberta], [deLa()])[0]?.intocada).toBe(false)
})

test('mudado só no outro aparelho, vale o de lá, com o que o aparelho sabe do cliente e dos anexos', () => {
  const [um] = juntar([daqui()], [deLa({ versao: 4 })])
  expect(um).toMatchObject({ etapa: 'anexos', dados: { observacoes: 'de lá' }, conflito: false })
  expect(um).toMatchObject({ dispositivo: 'Chrome no Android', anexos: ['AUDIO_ACEITE'] })
})

test('mudado aqui e no outro aparelho, mostra o daqui e marca o conflito', () => {
  const [um] = juntar([daqui({ a_enviar: true })], [deLa({ versao: 4 })])
  expect(um).toMatchObject({ etapa: 'plano', conflito: true, emDia: false })
})

test('o que só um dos lugares tem também está na lista, o último salvo primeiro', () => {
  const lista = juntar(
    [daqui({ id: 'velho', versao: null, no_servidor: null, mudado_em: '2026-11-15T12:00:00.000Z' })],
    [deLa({ id: 'novo' })],
  )
  expect(lista.map(({ id, noAparelho, noServidor }) => [id, noAparelho, noServidor !== null])).toEqual([
    ['novo', false, true],
    ['velho', true, false],
  ])
})

test('sem resposta do servidor, vale o que o aparelho sabe dele', () => {
  expect(juntar([daqui()], undefined)[0]).toMatchObject({ emDia: true })
  // It is gone there: discarded or sent elsewhere. Nothing is lost silently here.
  expect(juntar([daqui()], [])[0]).toMatchObject({
    emDia: false,
    noServidor: null,
    saiuDoServidor: true,
  })
  const nuncaFoi = daqui({ versao: null, no_servidor: null })
  expect(juntar([nuncaFoi], [])[0]).toMatchObject({ noServidor: null, saiuDoServidor: false })
})

test('o que mudou aqui enquanto o servidor respondia, ou depois, não falta nele', () => {
  const [um] = juntar([daqui({ mudado_em: '2026-11-16T12:59:30.000Z' })], [])
  expect(um).toMatchObject({ emDia: true, saiuDoServidor: false })
})

test('de quem já é cliente, o nome vem do cadastro: começado aqui ou em outro aparelho, e também na busca', () => {
  const dados = { ...RASCUNHO_VAZIO, cliente: { id: 'rita' } }
  const deRita = deLa({ dados, no_cadastro: 'Rita Sol' })
  for (const locais of [[], [daqui({ dados })], [daqui({ dados, versao: 2 })]]) {
    const [um] = juntar(locais, [deRita])
    expect(um && [quemCompra(um), combinaComBusca(um, 'sol rita')]).toEqual(['Rita Sol', true])
  }
})
