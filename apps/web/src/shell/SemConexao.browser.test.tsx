import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const VENDA = '/vendedor/venda/019a0000-0000-7000-8000-000000000001/pagamento'
const aviso = page.getByRole('status').filter({ hasText: /^Sem conexão/ })
const trilha = page.getByRole('navigation', { name: 'Você está em' })
const lado = page.getByRole('complementary', { name: 'Preço e navegação' })

const lugarDe = (parte: typeof aviso) => parte.element().getBoundingClientRect()

const abrirSemRede = (tema: 'light' | 'dark') => {
  const rede = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => rede.mockRestore())
  montarApp(VENDA, ['REALIZAR_VENDA'], () => undefined, tema)
  return {
    voltar: () => {
      rede.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
    },
  }
}

test.each([
  ['light', 390],
  ['dark', 1440],
] as const)('sem rede o aviso tem o seu lugar, e não cobre a trilha (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 800)
  const { voltar } = abrirSemRede(tema)
  await expect.element(aviso).toBeVisible()
  await expect.element(trilha).toBeVisible()
  expect(lugarDe(aviso).bottom).toBeLessThanOrEqual(lugarDe(trilha).top)
  expect(lugarDe(aviso).right).toBe(document.documentElement.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
  const comAviso = lugarDe(trilha).top
  voltar()
  await expect.poll(() => lugarDe(trilha).top).toBeLessThan(comAviso)
})

test('rolada a página, o aviso continua à vista, e o preço fica abaixo dele', async () => {
  await page.viewport(1440, 300)
  abrirSemRede('light')
  await expect.element(lado).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Observações' })).toBeInTheDocument()
  window.scrollTo(0, 2_000)
  expect(window.scrollY).toBeGreaterThan(100)
  expect(lugarDe(aviso).top).toBe(52)
  expect(lugarDe(lado).top).toBeGreaterThan(lugarDe(aviso).bottom)
})
