import { emDiferencas } from '@balcao/contract/catalogo/diferencas'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { adicionalDeTeste } from '#partes/oferta/oferta.fabrica.ts'
import { umaCorrecao } from '../../correcao.fabrica.ts'
import { guarda } from '../../oferta/retrato.data.ts'
import { retratoDeTeste } from '../../oferta/retrato.fabrica.ts'
import {
  CANAL,
  dadosCompletos,
  EMPRESA,
  esvaziarSaida,
  idDeTeste,
  montarVenda,
  ofertaDeTeste,
  type Pedido,
} from '../../venda.fabrica.tsx'

const SANTOS = 3548500

const [TV, ANTENA, SUMIDO] = [40, 41, 42].map(idDeTeste) as [string, string, string]
const FIBRA = ofertaDeTeste({
  adicionais: [
    adicionalDeTeste(TV, { nome: 'TV', incompativel_com: [ANTENA] }),
    adicionalDeTeste(ANTENA, { nome: 'Antena' }),
  ],
})
const OUTRA = ofertaDeTeste({ id: idDeTeste(21), nome: 'Fibra 900', promocoes: [] })

/** Fibra 500 is sold in Santos only. */
const RETRATO = retratoDeTeste([{ ...FIBRA, todas_cidades: false }, OUTRA], {
  ...{ dia: '2026-11-16', empresas: [EMPRESA.id], canais: [{ id: CANAL.id, empresas: null }] },
  regioes: [{ cidades: emDiferencas([SANTOS]), planos: emDiferencas([0]), promocoes: [] }],
})

const uma = (id: string) => ({ id, quantidade: 1 })
const abrir = (
  mudancas: Partial<DadosDoRascunho>,
  responder: (pedido: Pedido) => { status?: number; json: unknown } | undefined = () => undefined,
) => montarVenda('revisao', { dados: dadosCompletos(mudancas), ofertas: [FIBRA, OUTRA], responder })

const enviar = page.getByRole('button', { name: 'Enviar venda' })
const pronta = page.getByText('Tudo preenchido. Confira com o cliente e envie.')
const titulo = (name: string) => page.getByRole('heading', { level: 1, name })

/** It is not offered as if all were well. */
const naoSeEnvia = async (etapa: string) => {
  await expect.element(enviar).toHaveAttribute('aria-disabled', 'true')
  expect(pronta.query()).toBeNull()
  await expect.element(page.getByRole('link', { name: `${etapa} (falta algo)` })).toBeVisible()
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  await esvaziarSaida()
  aparelhoCom(null)
})

/** The snapshot that the device kept. */
const aparelhoCom = (retrato: typeof RETRATO | null) => {
  const guardado = retrato && { retrato, conferido_em: '2026-11-16T12:00:00.000Z' }
  const [ler, gravar] = [vi.spyOn(guarda, 'ler'), vi.spyOn(guarda, 'gravar')]
  ler.mockResolvedValue(guardado)
  gravar.mockResolvedValue()
  onTestFinished(() => {
    ler.mockRestore()
    gravar.mockRestore()
  })
}

test.each([
  ['com rede', ({ caminho }: Pedido) => (caminho === '/oferta/retrato' ? { json: RETRATO } : undefined)],
  [
    'sem rede',
    ({ caminho }: Pedido) => {
      if (caminho === '/oferta/retrato') throw new TypeError('Failed to fetch')
      return undefined
    },
  ],
])('o plano que não é vendido na cidade falta, e leva à sua etapa (%s)', async (rede, responder) => {
  if (rede === 'sem rede') aparelhoCom(RETRATO)
  abrir({}, responder)
  await expect.element(page.getByText('Falta uma coisa para enviar')).toBeVisible()
  await naoSeEnvia('Plano')
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(page.getByRole('link', { name: /^Plano: Fibra 500, .* não é vendido aqui/ }))
  await expect.element(titulo('Plano')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Escolher Fibra 900' })).toHaveFocus()
  // Its own alert says it, and nothing repeats it.
  await expect.element(page.getByText(/que estava escolhido, não é vendido aqui/)).toBeVisible()
  await userEvent.keyboard(' ')
  await userEvent.click(page.getByRole('link', { name: /^Revisão/ }))
  await expect.element(pronta).toBeVisible()
  await expect.element(enviar).toBeEnabled()
})

test('na cidade em que o plano é vendido, nada falta', async () => {
  const { endereco } = dadosCompletos()
  abrir({ endereco: { ...endereco, codigo_ibge: SANTOS } }, ({ caminho }) =>
    caminho === '/oferta/retrato' ? { json: RETRATO } : undefined,
  )
  await expect.element(pronta).toBeVisible()
  await expect.element(enviar).toBeEnabled()
})

test('adicionais que não combinam, ou que o plano deixou de ter, faltam, e levam ao aviso da etapa', async () => {
  const { dados } = abrir({ adicionais: [uma(TV), uma(ANTENA), uma(SUMIDO)] })
  await expect.element(page.getByText('Faltam 2 coisas para enviar')).toBeVisible()
  await naoSeEnvia('Adicionais')
  await expect
    .element(page.getByRole('link', { name: 'Adicionais: Um dos adicionais não é vendido com este plano' }))
    .toBeVisible()
  await userEvent.click(
    page.getByRole('link', { name: 'Adicionais: TV e Antena não podem ser vendidos juntos' }),
  )
  const aviso = page.getByRole('alert').filter({ hasText: 'Confira os adicionais' })
  await expect.element(aviso).toHaveFocus()
  expect(page.getByText('Falta nesta etapa').query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Tirar o que não é mais vendido' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Antena' }))
  expect(dados().adicionais).toEqual([uma(TV)])
  await userEvent.click(page.getByRole('link', { name: /^Revisão/ }))
  await expect.element(pronta).toBeVisible()
})

test('a promoção marcada que terminou falta, e a melhor combinação a resolve', async () => {
  abrir({ promocoes: [SUMIDO] })
  await expect.element(page.getByText('Falta uma coisa para enviar')).toBeVisible()
  await naoSeEnvia('Promoção')
  await userEvent.click(page.getByRole('link', { name: /^Promoções: Uma promoção .* terminou ou não vale/ }))
  await userEvent.click(page.getByRole('button', { name: 'Usar a melhor combinação' }))
  await userEvent.click(page.getByRole('link', { name: /^Revisão/ }))
  await expect.element(pronta).toBeVisible()
})

test.each([
  ['não vale falta', 200, 'Falta uma coisa para enviar'],
  ['ainda não se pôde conferir não falta, nem a promoção que seria dele', 503, pronta],
])('o cupom que %s', async (_, status, texto) => {
  abrir({ cupom: 'VIZINHO', promocoes: status === 200 ? null : [SUMIDO] }, ({ caminho }) =>
    caminho.startsWith('/oferta?') ? { status, json: { itens: [FIBRA] } } : undefined,
  )
  await expect.element(typeof texto === 'string' ? page.getByText(texto) : texto).toBeVisible()
  if (status !== 200) return
  await naoSeEnvia('Promoção')
  await userEvent.click(page.getByRole('link', { name: /^Cupom: Este cupom não existe/ }))
  await expect.element(page.getByRole('textbox', { name: 'Cupom' })).toHaveFocus()
})

test('enquanto as ofertas não chegam nada se diz do plano, e nem que está tudo certo', async () => {
  const chegada = Promise.withResolvers<{ status?: number; json: unknown }>()
  montarVenda('revisao', {
    dados: dadosCompletos(),
    responder: ({ caminho }) => (caminho === '/oferta/retrato' ? chegada.promise : undefined),
  })
  await expect.element(page.getByText('Conferindo se o plano é vendido aqui…')).toBeVisible()
  await expect.element(enviar).toHaveAttribute('aria-disabled', 'true')
  expect(pronta.query()).toBeNull()
  chegada.resolve({ status: 403, json: { message: 'Você não pode mais vender', errors: [] } })
  await expect.element(page.getByText('Você não pode mais vender')).toBeVisible()
  expect(page.getByText(/^Faltam? /).query()).toBeNull()
  expect(pronta.query()).toBeNull()
})

test('ao corrigir, o que já foi vendido continua valendo; outra escolha é conferida', async () => {
  const dados = dadosCompletos({ adicionais: [uma(TV), uma(ANTENA)], promocoes: [SUMIDO] })
  montarVenda('revisao', { dados, ofertas: [FIBRA], corrige: umaCorrecao(dados, FIBRA) })
  await expect.element(pronta).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Alterar adicionais' }))
  await expect.element(titulo('Adicionais')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Antena' }))
  await userEvent.click(page.getByRole('link', { name: /^Revisão/ }))
  await expect.element(page.getByRole('link', { name: /^Promoções: Uma promoção/ })).toBeVisible()
})
