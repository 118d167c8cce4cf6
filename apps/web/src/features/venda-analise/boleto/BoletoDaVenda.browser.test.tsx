import type { Permissao } from '@balcao/contract/base/permissao'
import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { umBoleto, umResumo } from '#partes/boleto/boleto.fabrica.ts'
import { duasContas, OUTRA_CONTA } from '#partes/conta-bancaria/contas.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { umaAnalise } from '../analise.fabrica.ts'

const QUEM: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'LISTAR.BOLETO', 'CRIAR.BOLETO']

const analise = umaAnalise()
const { venda } = analise
/** The first invoice has 150 besides its month. */
const comInstalacao = {
  ...analise,
  venda: {
    ...venda,
    preco: {
      ...venda.preco,
      primeira_fatura: { linhas: [], total: (venda.preco.meses[0]?.total ?? 0) + 150_00 },
    },
  },
}

const comoPagina = (itens: BoletoResumo[]) => ({ json: { itens, anterior: null, proximo: null } })

const abrir = (boletos: () => BoletoResumo[], permissoes = QUEM, contas: object[] = duasContas.slice(0, 1)) =>
  montarApp(`/admin/venda/${venda.id}`, permissoes, ({ pathname }) => {
    if (pathname.endsWith('/analise')) return { json: comInstalacao }
    if (pathname === '/api/boleto') return comoPagina(boletos())
    if (pathname === '/api/conta-bancaria/opcoes') return { json: contas }
    if (pathname === `/api/venda/${venda.id}/boleto`) return { status: 201, json: umBoleto() }
    return undefined
  })

const secao = () => page.getByRole('region', { name: 'Boleto da instalação' })
const botao = () => secao().getByRole('button', { name: 'Emitir boleto da instalação' })

const corpo = () => {
  const [, opcoes] =
    vi.mocked(window.fetch).mock.calls.find(([url]) => String(url).endsWith(`${venda.id}/boleto`)) ?? []
  return opcoes?.body ? JSON.parse(String(opcoes.body)) : undefined
}

beforeEach(() => page.viewport(1440, 900))

test('o que a venda cobra uma vez só vira um boleto, e daí em diante é ele que se vê', async () => {
  let emitidos: BoletoResumo[] = []
  abrir(() => emitidos)
  await expect.element(secao().getByText(/^R\$ 150,00 cobrados uma vez só/)).toBeVisible()
  await userEvent.click(botao())
  const dialogo = page.getByRole('dialog')
  await userEvent.click(dialogo.getByRole('button', { name: 'Emitir boleto' }))
  await expect.element(dialogo.getByText('Data inválida')).toBeVisible()
  await userEvent.type(dialogo.getByLabelText('Vencimento'), '10122029')
  emitidos = [umResumo({ origem: 'VENDA', valor: 150_00, descricao: 'Instalação da venda nº 815' })]
  await userEvent.click(dialogo.getByRole('button', { name: 'Emitir boleto' }))
  await expect.element(secao().getByRole('link', { name: 'Instalação da venda nº 815' })).toBeVisible()
  expect(secao().getByRole('note').query()).toBeNull()
  expect(botao().query()).toBeNull()
  expect(corpo()).toEqual({ vencimento: '2029-12-10' })
})

test('enquanto não se sabe se já há um boleto, não se emite outro; se a lista não vem, diz e tenta de novo', async () => {
  let falha = true
  const { promise: chegou, resolve: responder } = Promise.withResolvers<void>()
  montarApp(`/admin/venda/${venda.id}`, QUEM, async ({ pathname }) => {
    if (pathname.endsWith('/analise')) return { json: comInstalacao }
    if (pathname !== '/api/boleto') return undefined
    await chegou
    return falha ? { status: 500, json: { message: 'Falhou aqui', errors: [] } } : comoPagina([])
  })
  await expect.element(secao().getByText(/^R\$ 150,00 cobrados/)).toBeVisible()
  expect(botao().query()).toBeNull()
  responder()
  await expect.element(secao().getByText('Falhou aqui')).toBeVisible()
  expect(botao().query()).toBeNull()
  falha = false
  await userEvent.click(secao().getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(botao()).toBeVisible()
})

test('quem emite sem ver boletos sabe que emitiu, e não emite outra vez', async () => {
  const { chamadas } = abrir(() => [], ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'CRIAR.BOLETO'])
  await userEvent.click(botao())
  const dialogo = page.getByRole('dialog')
  await userEvent.type(dialogo.getByLabelText('Vencimento'), '10122029')
  await userEvent.click(dialogo.getByRole('button', { name: 'Emitir boleto' }))
  await expect.element(secao().getByText(`Boleto ${umBoleto().numero} emitido`)).toBeVisible()
  expect(botao().query()).toBeNull()
  expect(chamadas.filter((uma) => uma.startsWith('/api/boleto'))).toEqual([])
})

test('com mais de uma conta, escolhe-se em qual', async () => {
  abrir(() => [], QUEM, duasContas)
  await userEvent.click(botao())
  const dialogo = page.getByRole('dialog')
  await userEvent.selectOptions(dialogo.getByLabelText('Conta bancária'), 'Sicoob (756)')
  await userEvent.type(dialogo.getByLabelText('Vencimento'), '10122029')
  await userEvent.click(dialogo.getByRole('button', { name: 'Emitir boleto' }))
  await expect.poll(corpo).toEqual({ vencimento: '2029-12-10', conta_bancaria_id: OUTRA_CONTA })
})

test('quem não emite boletos não tem a seção', async () => {
  abrir(() => [], ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'LISTAR.BOLETO'])
  await expect.element(page.getByRole('heading', { level: 1, name: /^Venda/ })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Andamento' })).toBeVisible()
  expect(secao().query()).toBeNull()
})

test.each([
  ['ABERTO', /^Primeira faturaR\$\s99,90o que se paga uma vez está no boleto 4321$/],
  ['PAGO', /^Primeira faturaR\$\s99,90o que se paga uma vez está no boleto 4321$/],
  ['CANCELADO', /^Primeira faturaR\$\s249,90$/],
] as const)(
  'com um boleto próprio (%s), a primeira fatura é só o mês, se ele vale',
  async (situacao, esperado) => {
    abrir(() => [umResumo({ origem: 'VENDA', valor: 150_00, situacao })], QUEM.slice(0, 3))
    const numero = () =>
      page.getByText('Primeira fatura', { exact: true }).query()?.parentElement?.textContent
    await expect.poll(numero).toMatch(esperado)
  },
)

test('a venda mudou depois do boleto: diz que ele cobra outro valor', async () => {
  abrir(() => [umResumo({ origem: 'VENDA', valor: 200_00 })])
  await expect
    .element(secao().getByRole('note'))
    .toMatchTextContent('O boleto 4321 foi emitido com outro valor, R$ 200,00: cancele-o e emita outro.')
})
