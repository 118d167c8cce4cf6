import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { adicionalDeTeste, ofertaDeTeste, porCento } from '#partes/oferta/oferta.fabrica.ts'
import { dadosDeTeste, montarEtapa } from '../../oferta/etapa.fabrica.tsx'
import { guarda } from '../../oferta/retrato.data.ts'
import { EtapaPlano } from './EtapaPlano.tsx'

const plano = (nome: string, mudancas: Parameters<typeof ofertaDeTeste>[0] = {}) =>
  ofertaDeTeste({ id: nome, codigo: nome, nome, ...mudancas })
const tv = adicionalDeTeste('TV')
const basica = plano('Básica', { valor_mensal: 79_90, adicionais: [tv], promocoes: [porCento('Metade', 50)] })
const familia = plano('Família', { valor_mensal: 99_90, restrito: true })
const maxima = plano('Máxima', { valor_mensal: 149_90, download_mbps: 1000 })
const ofertas = [basica, familia, maxima]
const radio = (nome: string) => page.getByRole('radio', { name: `Escolher ${nome}` })

beforeEach(() => page.viewport(1440, 900))

test('sem cidade, canal ou cliente, diz o que informar, com o caminho', async () => {
  const { endereco } = montarEtapa(EtapaPlano, { dados: RASCUNHO_VAZIO, ofertas })
  await expect.element(page.getByText('Para ver os planos vendidos aqui, informe:')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'o canal de venda' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'a cidade da instalação' }))
  await expect.poll(endereco).toContain('/endereco')
})

test('as setas escolhem, Enter continua, e o cartão inteiro é o botão', async () => {
  const { dados, endereco } = montarEtapa(EtapaPlano, { ofertas })
  await userEvent.click(page.getByRole('article', { name: 'Básica' }), { position: { x: 40, y: 40 } })
  await expect.element(radio('Básica')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Família')).toBeChecked()
  await expect.element(radio('Família')).toHaveFocus()
  expect(dados().plano_id).toBe('Família')
  await userEvent.keyboard('{Enter}')
  await expect.poll(endereco).toContain('/adicionais')
})

test('o plano restrito diz que a venda esperará uma autorização', async () => {
  montarEtapa(EtapaPlano, { ofertas })
  const cartao = page.getByRole('article', { name: 'Família' })
  await expect.element(cartao.getByText(/alguém precisa autorizá-la/)).toBeVisible()
})

test('trocar de plano leva o que dá, e diz o que saiu', async () => {
  const { dados } = montarEtapa(EtapaPlano, {
    ofertas,
    dados: dadosDeTeste({
      plano_id: 'Básica',
      adicionais: [{ id: 'TV', quantidade: 1 }],
      promocoes: ['Metade'],
    }),
  })
  await userEvent.click(radio('Máxima'))
  await expect.element(page.getByText('O novo plano não tem TV e Metade. Saiu da venda.')).toBeVisible()
  expect(dados()).toMatchObject({ plano_id: 'Máxima', adicionais: [], promocoes: null })
})

test('o plano do rascunho que não se vende mais é dito, e nada é escolhido por ninguém', async () => {
  const longe = plano('De Santos', { todas_cidades: false })
  const { dados } = montarEtapa(EtapaPlano, {
    ofertas: [...ofertas, longe],
    dados: dadosDeTeste({ plano_id: 'De Santos' }),
  })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('De Santos, que estava escolhido, não é vendido aqui. Escolha outro plano.')
  expect(page.getByRole('article', { name: 'De Santos' }).query()).toBeNull()
  expect(dados().plano_id).toBe('De Santos')
})

test('onde nada se vende, diz por quê e aonde ir', async () => {
  const { endereco } = montarEtapa(EtapaPlano, { ofertas: [plano('De Santos', { todas_cidades: false })] })
  await expect.element(page.getByText(/Nenhum plano é vendido nesta cidade/)).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Ir para Endereço' }))
  await expect.poll(endereco).toContain('/endereco')
})

test('entre muitos, procura por nome ou velocidade e mostra mais aos poucos', async () => {
  const muitos = Array.from({ length: 30 }, (_, i) =>
    plano(`Plano ${i}`, { valor_mensal: 50_00 + i, download_mbps: 100 + i }),
  )
  montarEtapa(EtapaPlano, { ofertas: [...muitos, maxima], dados: dadosDeTeste({ plano_id: 'Máxima' }) })
  await expect.element(radio('Máxima')).toBeChecked()
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(13)
  await userEvent.click(page.getByRole('button', { name: 'Mostrar mais planos' }))
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(25)
  await userEvent.fill(page.getByRole('searchbox', { name: 'Procurar plano' }), '1 giga')
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(1)
  await userEvent.fill(page.getByRole('searchbox', { name: 'Procurar plano' }), 'nada disso')
  await userEvent.click(page.getByRole('button', { name: 'Mostrar todos' }))
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(13)
})

test('compara até três lado a lado', async () => {
  montarEtapa(EtapaPlano, { ofertas: [...ofertas, plano('Quarta')] })
  const comparar = (nome: string) => page.getByRole('checkbox', { name: `Comparar ${nome}` })
  for (const nome of ['Básica', 'Família', 'Máxima']) await userEvent.click(comparar(nome))
  await expect.element(comparar('Quarta')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByRole('button', { name: 'Comparar (3)' }))
  const tabela = page.getByRole('dialog').getByRole('table')
  await expect.element(tabela.getByRole('columnheader', { name: 'Máxima' })).toBeVisible()
  await expect.element(tabela.getByText('1 Giga')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('ofertas de outro dia: avisa que os preços serão conferidos', async () => {
  montarEtapa(EtapaPlano, { ofertas, retrato: { dia: '2026-01-02' } })
  await expect.element(page.getByText(/Os preços são de 02\/01\/2026/)).toBeVisible()
  await expect.element(page.getByText(/Ofertas atualizadas em/)).toBeVisible()
})

test('sem ofertas e sem rede, diz o que houve e deixa tentar de novo', async () => {
  const rede = { cortada: true }
  const aparelhoVazio = vi.spyOn(guarda, 'ler').mockResolvedValue(null)
  onTestFinished(() => aparelhoVazio.mockRestore())
  montarEtapa(EtapaPlano, { ofertas, responder: () => (rede.cortada ? 'rede' : undefined) })
  const deNovo = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(deNovo, { timeout: 45_000 }).toBeVisible()
  rede.cortada = false
  await userEvent.click(deNovo)
  await expect.element(radio('Básica')).toBeVisible()
})

test.each([
  ['light', 390],
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
] as const)('é acessível e cabe na tela (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  montarEtapa(EtapaPlano, { ofertas, tema, dados: dadosDeTeste({ plano_id: 'Básica' }) })
  await expect.element(radio('Básica')).toBeChecked()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
