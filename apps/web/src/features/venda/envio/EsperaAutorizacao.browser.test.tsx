import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { restricaoDoPlano } from '@balcao/contract/vendas/restricao'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { umaCorrecao } from '../correcao.fabrica.ts'
import {
  consultaDeTeste,
  dadosCompletos,
  montarVenda,
  ofertaDeTeste,
  type Pedido,
} from '../venda.fabrica.tsx'

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

describe('no endereço', () => {
  const NESTA_PORTA = { ...ABERTA, texto: 'Já há uma venda em andamento para este endereço' }
  const noEndereco = (dados: DadosDoRascunho, porta?: () => never) => {
    const consulta = consultaDeTeste({ restricoes: [BOLETO] })
    const responder = ({ caminho }: Pedido) => {
      if (caminho.startsWith('/municipio')) return { json: [{ codigo: 3509502, nome: 'Campinas', uf: 'SP' }] }
      if (caminho === '/venda/cliente') return { json: consulta }
      if (caminho !== '/venda/restricoes') return undefined
      return porta?.() ?? { json: { restricoes: [BOLETO, NESTA_PORTA] } }
    }
    return montarVenda('endereco', { dados, consulta, responder })
  }
  const numero = page.getByRole('textbox', { name: 'Número', exact: true })

  test.each([390, 1440])('a porta que fará esperar é dita ali, uma vez digitada (%i px)', async (largura) => {
    await page.viewport(largura, 800)
    const completos = dadosCompletos()
    const { numero: _, ...semNumero } = completos.endereco
    const { pedidosDe } = noEndereco({ ...completos, endereco: semNumero })
    await userEvent.type(numero, '1001')
    await expect.element(aoLado.getByText(NESTA_PORTA.texto)).toBeVisible()
    // Of the client it was said in the step before.
    expect(aoLado.getByText(BOLETO.texto).query()).toBeNull()
    expect(pedidosDe('/venda/restricoes').at(-1)).toMatchObject({ porta: { numero: '1001' } })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
    await userEvent.fill(numero, '')
    await expect.element(aoLado.getByText(NESTA_PORTA.texto)).not.toBeInTheDocument()
  })

  test('sem rede nada se diz', async () => {
    const semRede = vi.fn(() => {
      throw new TypeError('Failed to fetch')
    })
    noEndereco(dadosCompletos(), semRede)
    await expect.poll(() => semRede.mock.calls.length).toBe(1)
    expect(page.getByText(/a autorização de um supervisor/).query()).toBeNull()
  })
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
