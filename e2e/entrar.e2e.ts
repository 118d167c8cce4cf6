import { expect } from '@playwright/test'
import { ADMIN } from '../apps/api/src/testes/admin.ts'
import { sair, titulo } from './base/tela.ts'
import { preencherLogin, test } from './base/teste.ts'

test('senha errada fica no formulário; a certa entra', async ({ page, entrar }) => {
  await preencherLogin(page, ADMIN.email, 'não é esta')
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos')
  await entrar()
  await expect(page).toHaveURL('/admin/painel')
  await expect(page).toHaveTitle('Painel · Balcão')
})

test('campos vazios ou malformados dizem o que falta, sem chamar o servidor', async ({ page }) => {
  const logins: string[] = []
  page.on('request', (pedido) => pedido.url().includes('/auth/login') && logins.push(pedido.url()))
  await preencherLogin(page, '', '')
  await expect(page.getByText('Este campo é obrigatório')).toHaveCount(2)
  await preencherLogin(page, 'ana@', 'x')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/e-mail/i)
  expect(logins).toEqual([])
})

test('depois de errar muito, a espera aparece e o botão só volta no fim dela', async ({ page, mundo }) => {
  const { email, senha } = await mundo.pessoas.criar()
  const corpo = { email, senha: 'não é esta' }
  for (let vez = 0; vez < 6; vez++) {
    const resposta = await mundo.api.pedir('POST', '/auth/login?provedor=local', { corpo })
    if (resposta.status === 429) break
    // The growing wait is tested in the API. Here it must not end before a slow page has asked.
    await mundo.sql(`update tentativa_de_login set falhas = 6, bloqueada_ate = now() + interval '2 min'
                     where chave like 'par:%' and falhas >= 5`)
  }
  await page.clock.install()
  await preencherLogin(page, email, senha)
  await expect(page.getByRole('alert')).toHaveText(/^Muitas tentativas\. Tente de novo em [0-2]:\d\d\.$/)
  const botao = page.getByRole('button', { name: 'Entrar', exact: true })
  await expect(botao).toBeDisabled()
  await mundo.sql(`update tentativa_de_login set bloqueada_ate = now() where chave like 'par:%'`)
  await page.clock.fastForward('02:00')
  await expect(botao).toBeEnabled()
  await botao.click()
  await expect(page).toHaveURL('/vendedor')
})

test('as chamadas vão para onde a configuração da página diz', async ({ page, entrar }) => {
  await page.route('**/login', async (rota) => {
    const resposta = await rota.fetch()
    const pagina = (await resposta.text()).replace('"base_api":"/api"', '"base_api":"/outro/lugar"')
    await rota.fulfill({ response: resposta, body: pagina })
  })
  // As a proxy in front of the server would.
  await page.route('**/outro/lugar/**', (rota) =>
    rota.continue({ url: rota.request().url().replace('/outro/lugar/', '/api/') }),
  )
  const pedidos: string[] = []
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname))
  await entrar()
  await titulo(page, 'Painel')
  expect(pedidos).toContain('/outro/lugar/auth/login')
  expect(pedidos.filter((caminho) => caminho.startsWith('/api'))).toEqual([])
})

test('um link profundo pede o login e volta para onde ia', async ({ page, entrar }) => {
  await page.goto('/admin/promocao?busca=natal')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await entrar()
  await expect(page).toHaveURL('/admin/promocao?busca=natal')
})

test('`voltar` nunca leva a outro site', async ({ page }) => {
  await page.goto('/login?voltar=//outro.site/roubo')
  await preencherLogin(page, ADMIN.email, ADMIN.senha)
  await expect(page).toHaveURL('/admin/painel')
})

test('sair encerra a sessão de verdade', async ({ page, entrar, mundo }) => {
  await entrar()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('sessao') ?? '{}').accessToken)
  expect((await mundo.api.pedir('GET', '/auth/me', { token })).status).toBe(200)
  await sair(page)
  expect(await page.evaluate(() => localStorage.getItem('sessao'))).toBeNull()
  expect((await mundo.api.pedir('GET', '/auth/me', { token })).status).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
})

test('quem já entrou não vê o login de novo', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/login')
  await expect(page).toHaveURL('/admin/painel')
})
