import { expect, type Locator, type Page } from '@playwright/test'

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notificações' })

export const esperarToast = (page: Page, texto: string | RegExp) =>
  expect(toasts(page).getByText(texto)).toBeVisible()

/** The main menu, beside the page or in its drawer. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

export const titulo = (page: Page, nome: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()

export const tokensDaPagina = (page: Page): Promise<{ accessToken: string; refreshToken: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sessao') ?? 'null'))

/** Every call of the page to this path of the API, in order. It grows during the journey. */
export const chamadas = (page: Page, caminho: string) => {
  const feitas: { token: string | undefined }[] = []
  page.on('request', (pedido) => {
    if (new URL(pedido.url()).pathname !== `/api${caminho}`) return
    feitas.push({ token: pedido.headers().authorization?.replace('Bearer ', '') })
  })
  return feitas
}

/** The last button of the top bar has the person's name. */
export const abrirMenuDaPessoa = (page: Page) => page.getByRole('banner').getByRole('button').last().click()

/** A click that makes a request, which is how a person finds out that the session is over. */
export const abrirUsuarios = (page: Page) => menu(page).getByRole('link', { name: 'Usuários' }).click()

export const sair = async (page: Page) => {
  await abrirMenuDaPessoa(page)
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
}

/** Chooses from a field with a list of options. */
export const escolher = async (onde: Page | Locator, campo: string, opcao: string) => {
  const page = 'page' in onde ? onde.page() : onde
  await onde.getByRole('combobox', { name: campo }).click()
  await page.getByRole('listbox', { name: campo }).getByRole('option', { name: opcao, exact: true }).click()
}
