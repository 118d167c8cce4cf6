import { restricaoDoPlano } from '@balcao/contract/vendas/restricao'
import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { umaCorrecao } from '../correcao.fabrica.ts'
import { consultaDeTeste, dadosCompletos, montarVenda, ofertaDeTeste } from '../venda.fabrica.tsx'

const BOLETO = { regra: 'BOLETO_VENCIDO', texto: 'Há boletos vencidos deste cliente' } as const
const ABERTA = { regra: 'VENDA_ABERTA', texto: 'Já há uma venda em andamento para este documento' } as const
const OFERTA = ofertaDeTeste()

type Opcoes = Parameters<typeof montarVenda>[1]
const abrir = (restricoes: (typeof BOLETO | typeof ABERTA)[], opcoes: Opcoes = {}) => {
  const consulta = consultaDeTeste({ restricoes })
  return montarVenda('revisao', {
    ...{ dados: dadosCompletos(), ofertas: [OFERTA], consulta },
    responder: ({ caminho }) => (caminho === '/venda/cliente' ? { json: consulta } : undefined),
    ...opcoes,
  })
}
const aoLado = page.getByRole('complementary', { name: 'Preço e navegação' })
const enviar = page.getByRole('button', { name: 'Enviar venda' })

beforeEach(() => page.viewport(1440, 900))

test('ao lado de enviar: a venda vai esperar uma autorização, nas palavras da regra', async () => {
  abrir([BOLETO, ABERTA])
  await expect
    .element(aoLado.getByText('Depois de enviada, vai esperar a autorização de um supervisor'))
    .toBeVisible()
  await expect.element(aoLado.getByText(BOLETO.texto)).toBeVisible()
  await expect.element(aoLado.getByText(ABERTA.texto)).toBeVisible()
  await expect.element(enviar).toBeEnabled()
})

test('o que só o endereço sabe também é dito, assim que o servidor responde', async () => {
  const texto = 'Já há uma venda em andamento para este endereço'
  const { pedidosDe } = abrir([], {
    responder: ({ caminho }) => {
      if (caminho === '/venda/cliente') return { json: consultaDeTeste() }
      return caminho === '/venda/restricoes' ? { json: { restricoes: [{ ...ABERTA, texto }] } } : undefined
    },
  })
  await expect.element(aoLado.getByText(texto)).toBeVisible()
  expect(pedidosDe('/venda/restricoes')).toMatchObject([{ porta: { numero: expect.any(String) } }])
})

test('o plano que só se vende com autorização também é dito ali', async () => {
  const restrito = { ...OFERTA, restrito: true }
  abrir([], { ofertas: [restrito] })
  const [restricao] = restricaoDoPlano(restrito)
  await expect.element(aoLado.getByText(restricao?.texto ?? '')).toBeVisible()
})

test('numa correção, a autorização que já houve pode valer: diz-se que pode esperar', async () => {
  const dados = dadosCompletos()
  abrir([BOLETO], { dados, corrige: umaCorrecao(dados, OFERTA) })
  await expect
    .element(aoLado.getByText('Depois de enviada, pode esperar de novo a autorização de um supervisor'))
    .toBeVisible()
  await expect.element(aoLado.getByText(BOLETO.texto)).toBeVisible()
})

test('sem restrição nada se diz', async () => {
  abrir([])
  await expect.element(enviar).toBeEnabled()
  await expect.element(page.getByText(/a autorização de um supervisor/)).not.toBeInTheDocument()
})

test.each([
  ['light', 390, 256],
  ['dark', 1440, 500],
] as const)('é acessível, e deixa ver a revisão (%s, %i px)', async (tema, largura, altura) => {
  await page.viewport(largura, 800)
  abrir([BOLETO, ABERTA], { tema })
  await expect.element(aoLado.getByText(BOLETO.texto)).toBeVisible()
  expect(aoLado.element().getBoundingClientRect().height).toBeLessThan(altura)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
