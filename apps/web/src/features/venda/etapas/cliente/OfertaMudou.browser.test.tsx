import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { retratoDeTeste } from '../../oferta/retrato.fabrica.ts'
import {
  CANAL,
  dadosCompletos,
  EMPRESA,
  idDeTeste,
  montarVenda,
  ofertaDeTeste,
  preparoDeTeste,
} from '../../venda.fabrica.tsx'

const LOJA = { ...CANAL, id: idDeTeste(5), nome: 'Loja' }
const SUL = { id: idDeTeste(4), nome: 'Fibra Sul' }
const NORTE = 0
const PORTA_A_PORTA = 0

/** Two companies and two channels. What is limited to channels is sold from door to door only. */
const abrir = (oferta: Oferta, tema: 'light' | 'dark' = 'light') => {
  const retrato = retratoDeTeste([oferta], {
    ...{ dia: '2026-11-16', empresas: [EMPRESA.id, SUL.id] },
    canais: [CANAL, LOJA].map(({ id }) => ({ id, empresas: null })),
  })
  const { planos, promocoes } = retrato
  const json = {
    ...retrato,
    planos: planos.map((plano) => ({ ...plano, empresas: [NORTE], canais: [PORTA_A_PORTA] })),
    promocoes: promocoes.map((promocao) => ({ ...promocao, canais: [PORTA_A_PORTA] })),
  }
  return montarVenda('cliente', {
    ...{ tema, dados: dadosCompletos() },
    preparo: preparoDeTeste({ empresas: [EMPRESA, SUL], canais: [CANAL, LOJA] }),
    responder: ({ caminho }) => {
      if (caminho === '/oferta/retrato') return { json }
      if (caminho === '/venda/cliente') return { json: { cliente: null, preenchidos: [], restricoes: [] } }
      return undefined
    },
  })
}
const [promocao] = ofertaDeTeste().promocoes
if (!promocao) throw new Error('sem promoção')
const soDePorta = ofertaDeTeste({ promocoes: [{ ...promocao, todos_canais: false }] })

const empresa = page.getByRole('combobox', { name: 'Empresa' })
const canal = page.getByRole('combobox', { name: 'Canal de venda' })
const preco = page.getByRole('region', { name: 'Preço da venda' })

beforeEach(() => page.viewport(1440, 900))

test('o canal que muda o preço diz qual era e qual é agora', async () => {
  abrir(soDePorta)
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  expect(page.getByText('A oferta mudou com o canal').query()).toBeNull()
  await userEvent.selectOptions(canal, 'Loja')
  await expect.element(page.getByText('A oferta mudou com o canal')).toBeVisible()
  await expect
    .element(page.getByRole('definition').first())
    .toHaveTextContent(
      'R$ 50,00 nos 3 primeiros meses, depois R$ 100,00 · instalação R$ 100,00 · total em 12 meses R$ 1.150,00 · Metade por três meses',
    )
  await expect
    .element(page.getByRole('definition').last())
    .toHaveTextContent(
      'R$ 100,00 por mês · instalação R$ 100,00 · total em 12 meses R$ 1.300,00 · sem promoção',
    )
  // Whoever undoes the slip is told nothing: the price is the one that it was.
  await userEvent.selectOptions(canal, CANAL.nome)
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  await expect.element(page.getByText('A oferta mudou com o canal')).not.toBeInTheDocument()
})

test('o plano que o canal não vende é dito ali, com o caminho para outro; de volta, a mensagem sai', async () => {
  abrir(ofertaDeTeste({ todos_canais: false }))
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  await userEvent.selectOptions(canal, 'Loja')
  const aviso = page.getByText(/^Fibra 500 não é vendido por este canal\./)
  await expect.element(aviso).toBeVisible()
  await userEvent.selectOptions(canal, CANAL.nome)
  await expect.element(aviso).not.toBeInTheDocument()
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  await userEvent.selectOptions(canal, 'Loja')
  await userEvent.click(page.getByRole('link', { name: 'Ir para Plano' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Plano' })).toBeVisible()
})

test('a empresa que não vende o plano também é dita', async () => {
  abrir(ofertaDeTeste())
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  await userEvent.selectOptions(empresa, SUL.nome)
  await userEvent.selectOptions(canal, 'Loja')
  await expect.element(page.getByText(/^Fibra 500 não é vendido por esta empresa\./)).toBeVisible()
})

test('o canal que não muda o preço nada diz', async () => {
  abrir(ofertaDeTeste())
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  await userEvent.selectOptions(canal, 'Loja')
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  expect(page.getByText(/A oferta mudou/).query()).toBeNull()
})

test.each([
  ['light', 390],
  ['dark', 1440],
] as const)('é acessível e cabe na tela (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  abrir(soDePorta, tema)
  await expect.element(preco.getByText('R$ 50,00')).toBeVisible()
  await userEvent.selectOptions(canal, 'Loja')
  await expect.element(page.getByText('A oferta mudou com o canal')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
