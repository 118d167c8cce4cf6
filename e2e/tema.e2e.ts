import { expect, type Page } from '@playwright/test'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

type Quadro = { esquema: string | undefined; fundo: string }

/** Records theme and background in every frame that the browser paints, from the first one. */
const filmar = (page: Page) =>
  page.addInitScript(() => {
    const quadros: Quadro[] = []
    const fotografar = () => {
      if (document.body) {
        const { backgroundColor } = getComputedStyle(document.body)
        quadros.push({
          esquema: document.documentElement.dataset.mantineColorScheme,
          fundo: backgroundColor,
        })
      }
      requestAnimationFrame(fotografar)
    }
    requestAnimationFrame(fotografar)
    Object.assign(window, { quadros })
  })

const quadrosDistintos = async (page: Page) => {
  const filme = await page.evaluate(() => (window as unknown as { quadros: Quadro[] }).quadros)
  expect(filme.length).toBeGreaterThan(0)
  return [...new Set(filme.map(({ esquema, fundo }) => `${esquema} ${fundo}`))]
}

const preferir = (page: Page, tema: string) =>
  page.addInitScript((valor) => localStorage.setItem('theme', valor), tema)

const esquema = (page: Page) => page.locator('html')

test.describe('com o sistema no escuro', () => {
  test.use({ colorScheme: 'dark' })

  test('o tema escuro está lá desde o primeiro quadro', async ({ page }) => {
    await filmar(page)
    await page.goto('/login')
    await titulo(page, 'Entrar')
    expect(await quadrosDistintos(page)).toEqual(['dark rgb(36, 36, 36)'])
  })

  test('a preferência pelo claro vence, também desde o primeiro quadro', async ({ page }) => {
    await preferir(page, 'light')
    await filmar(page)
    await page.goto('/login')
    await titulo(page, 'Entrar')
    expect(await quadrosDistintos(page)).toEqual(['light rgb(246, 247, 249)'])
  })

  for (const caminho of ['/assinante', '/fechada', '/boleto']) {
    test(`${caminho} é clara quando a preferência é a do sistema`, async ({ page }) => {
      await filmar(page)
      await page.goto(caminho)
      await expect(page.getByRole('main')).toBeVisible()
      expect(await quadrosDistintos(page)).toEqual(['light rgb(246, 247, 249)'])
    })

    test(`${caminho} respeita quem escolheu o escuro`, async ({ page }) => {
      await preferir(page, 'dark')
      await page.goto(caminho)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(esquema(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
    })
  }
})

test('com o sistema no claro, quem prefere o escuro não vê um clarão', async ({ page }) => {
  await preferir(page, 'dark')
  await filmar(page)
  await page.goto('/login')
  await titulo(page, 'Entrar')
  expect(await quadrosDistintos(page)).toEqual(['dark rgb(36, 36, 36)'])
})

test('o tema se troca no topo, fica guardado e chega às outras abas', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  const outra = await page.context().newPage()
  await outra.goto('/admin/painel')
  await page.getByRole('button', { name: 'Tema: Do sistema' }).click()
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
  for (const aba of [page, outra])
    await expect(esquema(aba)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Tema: Escuro' })).toBeVisible()
  await expect(esquema(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('na preferência do sistema, a página acompanha quando ele muda', async ({ page }) => {
  await page.goto('/login')
  await expect(esquema(page)).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(esquema(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
