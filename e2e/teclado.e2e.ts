import { expect, type Page } from '@playwright/test'
import { abrirUsuarios, menu, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const focado = (page: Page) => page.locator(':focus')

test('o primeiro Tab oferece pular o menu', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/usuario')
  await titulo(page, 'Usuários')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('Ctrl+K acha qualquer tela, sem acento, e o foco vai ao título dela', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  await page.keyboard.press('Control+k')
  const campo = page.getByRole('dialog').getByRole('combobox')
  await expect(campo).toBeFocused()
  await page.keyboard.type('permissao')
  await page.keyboard.press('Enter')
  await titulo(page, 'Grupos de permissão')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(campo).toBeFocused()
  await page.keyboard.type('zzz')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Ctrl+K só mostra o que a pessoa pode abrir', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(await mundo.pessoas.criar())
  await page.goto('/cliente')
  await titulo(page, 'Consultar cliente')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('usuarios')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
})

test('o menu da pessoa e o de tema se usam sem mouse', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  const botao = page.getByRole('banner').getByRole('button').last()
  await botao.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(focado(page)).toHaveRole('menuitem')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(botao).toBeFocused()
})

test('o menu recolhido mostra os grupos, também sem mouse, e fica recolhido', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await page.getByRole('button', { name: 'Recolher menu' }).click()
  await page.reload()
  const grupo = menu(page).getByRole('button', { name: 'Administração' })
  await grupo.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Usuários' }).click()
  await titulo(page, 'Usuários')
  await page.getByRole('button', { name: 'Expandir menu' }).click()
  await expect(menu(page).getByRole('link', { name: 'Usuários' })).toBeVisible()
})

test('o menu da tela estreita abre em gaveta e fecha ao escolher', async ({ abrirComo }) => {
  const page = await abrirComo(undefined, { viewport: { width: 390, height: 844 } })
  await page.goto('/admin/painel')
  await expect(menu(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const gaveta = page.getByRole('dialog')
  await expect(gaveta).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gaveta).toHaveCount(0)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await abrirUsuarios(page)
  await titulo(page, 'Usuários')
  await expect(gaveta).toHaveCount(0)
})

test('na tela estreita a lista são cartões, com ordem e filtros à mão, e nada rola de lado', async ({
  abrirComo,
}) => {
  const page = await abrirComo(undefined, { viewport: { width: 390, height: 844 } })
  await page.goto('/admin/usuario')
  const cartoes = page.getByRole('list', { name: 'Usuários' })
  await expect(cartoes.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await expect(page.getByRole('combobox', { name: 'Situação' })).toBeVisible()
  await page.getByRole('button', { name: 'Ordenar' }).click()
  await page.getByRole('menuitem', { name: 'E-mail' }).click()
  await expect(page).toHaveURL(/ordem=email/)
  await cartoes.getByRole('link').first().click()
  await expect(page.getByLabel('E-mail')).toBeVisible()

  for (const caminho of [
    '/admin/usuario',
    '/admin/usuario?convidar=true',
    '/admin/grupo-permissao',
    '/admin/grupo-permissao/novo',
    '/conta',
    '/vendedor',
    '/login',
  ]) {
    await page.goto(caminho)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra, caminho).toBeLessThanOrEqual(0)
  }
})
