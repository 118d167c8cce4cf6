import { expect } from '@playwright/test'
import { semVivo, vencerToken } from './base/rede.ts'
import { abrirMenuDaPessoa, abrirUsuarios, esperarToast, menu, titulo, tokensDaPagina } from './base/tela.ts'
import { preencherLogin, test } from './base/teste.ts'

const REDE =
  'Não conseguimos processar sua solicitação. Pode ser sua internet ou nosso sistema. Tente novamente em alguns instantes.'

test('o servidor cai no meio do trabalho: a tela diz, e segue de onde parou quando ele volta', async ({
  abrirComo,
  mundo,
}) => {
  const page = await abrirComo()
  await page.goto('/conta')
  await page.getByLabel('Nome').fill('Administradora de Teste')
  await mundo.app.desligar()
  try {
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByRole('alert').getByText(REDE)).toBeVisible()
    await expect(page.getByLabel('Nome')).toHaveValue('Administradora de Teste')
  } finally {
    await mundo.app.ligar()
  }
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await esperarToast(page, 'Seus dados foram salvos')
})

test('uma ação sem formulário avisa em toast que o servidor não respondeu', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar()
  await mundo.api.entrar(pessoa)
  const page = await abrirComo(pessoa)
  await page.goto('/conta')
  await titulo(page, 'Minha conta')
  await page.route('**/api/**', (rota) => rota.abort())
  await page
    .getByRole('button', { name: /^Encerrar a sessão/ })
    .first()
    .click()
  await esperarToast(page, REDE)
})

test('sem resposta ao abrir uma tela, ela diz isso e oferece tentar de novo', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.route('**/api/**', (rota) => rota.abort())
  await page.goto('/admin/usuario')
  await titulo(page, 'Sem conexão')
  await expect(page.getByText(REDE)).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await titulo(page, 'Usuários')
  await expect(page.getByRole('table')).toBeVisible()
})

test('se a renovação não alcança o servidor, vai ao login com o aviso, e a sessão não se perde', async ({
  abrirComo,
}) => {
  const page = await abrirComo()
  // What the bell asks for must not come between.
  await semVivo(page)
  await page.goto('/admin/painel')
  await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible()
  await vencerToken(page, (await tokensDaPagina(page)).accessToken)
  await page.route('**/api/auth/refresh', (rota) => rota.abort())
  await abrirUsuarios(page)
  await expect(page).toHaveURL(/\/login/)
  await esperarToast(page, REDE)
  await page.unroute('**/api/auth/refresh')
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
})

test('sem rede, nem o mouse nem o clique no menu tiram a pessoa da tela, e o clique diz por quê', async ({
  abrirComo,
}) => {
  const page = await abrirComo()
  await page.goto('/admin/canal-venda/novo')
  await page.getByLabel('Nome').fill('Loja do centro')
  await page.context().setOffline(true)
  await expect(page.getByText('Sem conexão: o que está na tela continua aqui.')).toBeVisible()
  const carregamentos: string[] = []
  page.on('request', (pedido) => pedido.isNavigationRequest() && carregamentos.push(pedido.url()))
  const estilosPerdidos = new Set<string>()
  page.on('requestfailed', (pedido) => {
    if (pedido.resourceType() === 'stylesheet') estilosPerdidos.add(pedido.url())
  })
  page.on('requestfinished', (pedido) => estilosPerdidos.delete(pedido.url()))
  const falhou = page.waitForEvent('requestfailed')
  await menu(page).getByRole('link', { name: 'Recursos' }).hover()
  await falhou
  await menu(page).getByRole('link', { name: 'Recursos' }).click()
  await esperarToast(page, REDE)
  await expect(page.getByLabel('Nome')).toHaveValue('Loja do centro')
  await expect(page).toHaveURL('/admin/canal-venda/novo')
  expect(carregamentos).toEqual([])
  await expect.poll(() => estilosPerdidos.size).toBeGreaterThan(0)

  await page.context().setOffline(false)
  await menu(page).getByRole('link', { name: 'Recursos' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await titulo(page, 'Recursos')
  // Its styles too: a stylesheet that failed to load is requested again.
  await expect.poll(() => [...estilosPerdidos]).toEqual([])
})

test('sem rede, o que ainda não foi baixado da própria tela avisa, não a troca, e vem quando a rede volta', async ({
  abrirComo,
}) => {
  const page = await abrirComo()
  await page.goto('/admin/canal-venda/novo')
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
  await nome.fill('Loja do centro')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+k')
  await esperarToast(page, REDE)
  await expect(nome).toHaveValue('Loja do centro')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nome).toHaveValue('Loja do centro')
})

test('o login sem servidor diz que é a rede', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/**', (rota) => rota.abort())
  await preencherLogin(page, 'ana@teste.br', 'qualquer coisa')
  await expect(page.getByRole('alert')).toHaveText(REDE)
})

test('sair funciona mesmo sem servidor', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  await page.route('**/api/**', (rota) => rota.abort())
  await abrirMenuDaPessoa(page)
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  expect(await tokensDaPagina(page)).toBeNull()
})
