import { expect, type Page } from '@playwright/test'
import { semVivo } from './base/rede.ts'
import { abrirUsuarios, menu, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const oferta = (page: Page) => page.getByText('Nova versão disponível')

const voltarDepoisDeUmTempo = async (page: Page) => {
  await page.clock.fastForward('02:00')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const carregamentos = (page: Page) => {
  const feitos: string[] = []
  page.on('request', (pedido) => pedido.isNavigationRequest() && feitos.push(pedido.url()))
  return feitos
}

test('uma versão nova é oferecida, não imposta', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.clock.install()
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  const feitos = carregamentos(page)
  const consultada = page.waitForResponse('**/builds/latest.json')
  await voltarDepoisDeUmTempo(page)
  await consultada
  await expect(oferta(page)).toHaveCount(0)

  await page.route('**/builds/latest.json', (rota) => rota.fulfill({ json: { id: 'outra', timestamp: 1 } }))
  await voltarDepoisDeUmTempo(page)
  await expect(oferta(page)).toBeVisible()
  expect(feitos).toEqual([])

  await page.getByRole('button', { name: 'Depois' }).click()
  await expect(oferta(page)).toHaveCount(0)
  await menu(page).getByRole('link', { name: 'Empresas' }).click()
  await titulo(page, 'Empresas')
  expect(feitos).toEqual([])
})

test('aceitar a versão nova carrega a página outra vez, onde se estava', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.clock.install()
  await page.goto('/admin/empresa')
  await titulo(page, 'Empresas')
  await page.route('**/builds/latest.json', (rota) => rota.fulfill({ json: { id: 'outra', timestamp: 1 } }))
  await voltarDepoisDeUmTempo(page)
  const feitos = carregamentos(page)
  await page.getByRole('button', { name: 'Atualizar' }).click()
  // The page before has the same title.
  await expect.poll(() => feitos).toHaveLength(1)
  await titulo(page, 'Empresas')
  expect(feitos).toHaveLength(1)
})

/** Like after a deploy: what the page has not downloaded yet no longer exists on the server. */
const sumirComPedacosNovos = async (page: Page) => {
  const conhecidos = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  await page.route('**/assets/**', (rota) =>
    conhecidos.has(rota.request().url()) ? rota.fallback() : rota.fulfill({ status: 404 }),
  )
}

test('passar o mouse sobre uma tela que sumiu não faz nada; o clique a carrega inteira, no endereço dela', async ({
  abrirComo,
}) => {
  const page = await abrirComo()
  await semVivo(page)
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  await sumirComPedacosNovos(page)
  const feitos = carregamentos(page)
  const sumiu = page.waitForResponse((resposta) => resposta.status() === 404)
  await menu(page).getByRole('link', { name: 'Usuários' }).hover()
  await sumiu
  await page.waitForLoadState('networkidle')
  await titulo(page, 'Painel')
  expect(feitos).toEqual([])

  page.on('request', (pedido) => pedido.isNavigationRequest() && void page.unroute('**/assets/**'))
  await abrirUsuarios(page)
  await titulo(page, 'Usuários')
  expect(feitos.map((url) => new URL(url).pathname)).toEqual(['/admin/usuario'])
})

test('um pedaço que falta recarrega a página uma vez só, e o erro que fica é dito', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  await sumirComPedacosNovos(page)
  const feitos = carregamentos(page)
  await abrirUsuarios(page)
  await titulo(page, '500!')
  expect(feitos).toHaveLength(1)

  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Voltar' }).click()
  await titulo(page, 'Painel')
})

test('quando a recarga resolve, a pessoa nem vê o erro', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  await sumirComPedacosNovos(page)
  const recarregada = page.waitForEvent('load')
  page.on('request', (pedido) => pedido.isNavigationRequest() && void page.unroute('**/assets/**'))
  await abrirUsuarios(page)
  await recarregada
  await titulo(page, 'Usuários')
})
