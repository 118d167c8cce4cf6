import { expect, type Page } from '@playwright/test'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

/** The program stays on its way until what this gives is called. */
const segurarPrograma = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (rota) => {
    await promise
    await rota.continue()
  })
  return resolve
}

const moldura = (page: Page) => page.locator('#moldura')

test('antes de o programa chegar, a barra do alto já está onde ele a põe', async ({ abrirComo }) => {
  const page = await abrirComo()
  const soltar = await segurarPrograma(page)
  await page.goto('/admin/cliente', { waitUntil: 'commit' })
  await expect(moldura(page)).toContainText('Carregando…')
  const antes = await moldura(page).locator('svg').boundingBox()
  soltar()
  await titulo(page, 'Clientes')
  await expect(moldura(page)).toBeHidden()
  expect(await page.getByRole('banner').boundingBox()).toEqual(antes)
})

test('sem sessão, ou onde não há a casca, ela não vem', async ({ page, abrirComo }) => {
  const comSessao = await abrirComo()
  const casos = [
    [page, '/vendedor'] as const,
    ...['/login', '/assinante?t=a'].map((c) => [comSessao, c] as const),
  ]
  for (const [aba, caminho] of casos) {
    const soltar = await segurarPrograma(aba)
    await aba.goto(caminho, { waitUntil: 'commit' })
    await expect(aba.locator('#app')).toBeAttached()
    await expect(moldura(aba), caminho).toBeHidden()
    soltar()
    await expect(aba.getByRole('main')).toBeVisible()
    await aba.unrouteAll()
  }
})

test('a um navegador antigo, a página diz que se atualize; a do assinante serve assim mesmo', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  const aviso = page.getByText('Este navegador é antigo')
  await page.goto('/login')
  await expect(aviso).toBeVisible()
  await page.goto('/assinante?t=a')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(aviso).toBeHidden()
})
