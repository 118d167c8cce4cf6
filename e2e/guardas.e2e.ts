import { expect, type Page } from '@playwright/test'
import type { Permissao } from '../packages/contract/src/base/permissao.ts'
import { responder } from './base/rede.ts'
import { esperarToast, menu, titulo, toasts } from './base/tela.ts'
import { test } from './base/teste.ts'

const SEM_PERMISSAO = 'Você não possui permissão para acessar essa página.'
const VOLTAR_AO_INICIO = 'Clique no botão abaixo para voltar à página inicial.'

/** A mark in the page's memory. A full page load loses it, a navigation inside the application does not. */
const marcar = (page: Page) => page.evaluate(() => Object.assign(window, { marca: true }))
const marcada = (page: Page) => page.evaluate(() => 'marca' in window)

test('um clique proibido avisa e deixa tudo como está', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(await mundo.pessoas.criar({ grupo: ['CRIAR.PROMOCAO'] }))
  await page.goto('/admin/promocao/nova')
  // The breadcrumb leads to the list, which this person may not open.
  await page
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Promoções' })
    .click()
  await esperarToast(page, SEM_PERMISSAO)
  await expect(page).toHaveURL('/admin/promocao/nova')
  await titulo(page, 'Nova promoção')
})

test('um direito tirado há segundos: o clique avisa, e a pessoa fica onde estava', async ({
  abrirComo,
  mundo,
}) => {
  const pessoa = await mundo.pessoas.criar({
    grupo: ['LISTAR.GRUPO_PERMISSAO', 'VISUALIZAR.GRUPO_PERMISSAO', 'LISTAR.PLANO'],
  })
  const restar = (...permissoes: Permissao[]) =>
    mundo.sql('update grupo_permissao set permissoes = $1 where id = $2', [permissoes, pessoa.grupoId])
  const page = await abrirComo(pessoa)
  await page.goto('/admin/painel')
  await menu(page).getByRole('link', { name: 'Grupos de permissão' }).click()
  const linha = page.getByRole('row').getByRole('link', { name: 'Backoffice' })
  await expect(linha).toBeVisible()

  // A record: its page waits for the data, so it is never shown.
  await restar('LISTAR.GRUPO_PERMISSAO', 'LISTAR.PLANO')
  await linha.click()
  await esperarToast(page, SEM_PERMISSAO)
  // Before it leaves by itself: the next one has the same text.
  await toasts(page).getByRole('button').first().click()
  await expect(page).toHaveURL('/admin/grupo-permissao')
  await expect(page.getByRole('cell', { name: 'Backoffice' })).toBeVisible()
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/admin/painel')

  // A list: its page is shown before its data.
  await restar('LISTAR.GRUPO_PERMISSAO')
  await menu(page).getByRole('link', { name: 'Cadastro de planos' }).click()
  await esperarToast(page, SEM_PERMISSAO)
  await expect(page).toHaveURL('/admin/painel')
  await titulo(page, 'Painel')
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: 'Cadastro de planos' })).toHaveCount(0)

  // A list that was open before: what it had is still in memory.
  await restar('LISTAR.PLANO')
  await page.evaluate(() => {
    const agora = Date.now.bind(Date)
    // What the page knows of the rights is no longer of this moment.
    Date.now = () => agora() + 15_000
  })
  await menu(page).getByRole('link', { name: 'Grupos de permissão' }).click()
  await expect(menu(page).getByRole('link', { name: 'Grupos de permissão' })).toHaveCount(0)
  await expect(page).toHaveURL('/admin/painel')
  await titulo(page, 'Painel')
})

test('um link profundo proibido avisa e leva ao início', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(await mundo.pessoas.criar())
  await page.goto('/admin/usuario')
  await esperarToast(page, SEM_PERMISSAO)
  await expect(page).toHaveURL('/vendedor')
  await expect(toasts(page).getByText(SEM_PERMISSAO)).toHaveCount(1)
})

test('passar o mouse sobre um link proibido não avisa nada', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(await mundo.pessoas.criar({ grupo: ['CRIAR.PROMOCAO'] }))
  await page.goto('/admin/promocao/nova')
  const trilha = page.getByRole('navigation', { name: 'Você está em' })
  await trilha.getByRole('link', { name: 'Promoções' }).hover()
  await menu(page).getByRole('link', { name: 'Painel' }).click()
  await titulo(page, 'Painel')
  await expect(toasts(page)).toHaveCount(0)
})

test('cada pessoa começa na sua tela', async ({ abrirComo, mundo }) => {
  const inicios = [
    { grupo: 'Vendedor', tela: '/vendedor' },
    { grupo: 'Backoffice', tela: '/admin/painel' },
    { grupo: [], tela: '/cliente' },
  ]
  for (const { grupo, tela } of inicios) {
    const page = await abrirComo(await mundo.pessoas.criar({ grupo }))
    await page.goto('/')
    await expect(page).toHaveURL(tela)
  }
})

for (const [caso, caminho] of [
  ['um endereço desconhecido', '/nao/existe'],
  ['um id que não é id', '/admin/usuario/123'],
  ['um id que não é id, no meio do caminho', '/admin/cliente/x/plano/y/atendimento'],
] as const)
  test(`${caso} mostra a página 404, e o botão volta ao início`, async ({ abrirComo }) => {
    const page = await abrirComo()
    await page.goto(caminho)
    await titulo(page, '404!')
    await expect(page).toHaveTitle('Página não encontrada · Balcão')
    await expect(page.getByText('Ops... página não encontrada!')).toBeVisible()
    await expect(page.getByText(VOLTAR_AO_INICIO)).toBeVisible()
    await expect(page.getByText(`Page Not Found: ${caminho}`)).toBeVisible()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/admin/painel')
  })

test('sem login, o que existe pede o login e o que não existe é 404', async ({ page }) => {
  await page.goto('/admin/configuracao/geral')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await page.goto('/nao/existe')
  await titulo(page, '404!')
  for (const publica of ['/recuperar-senha', '/assinante', '/fechada', '/boleto', '/404']) {
    await page.goto(publica)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(publica)
  }
})

test('sair da venda carrega a página inteira; outras trocas não', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await marcar(page)
  await menu(page).getByRole('link', { name: 'Vender' }).click()
  await titulo(page, 'Vender')
  expect(await marcada(page)).toBe(true)
  await menu(page).getByRole('link', { name: 'Painel' }).click()
  await titulo(page, 'Painel')
  // Also while one page takes the other's place.
  await page.waitForFunction(() => !('marca' in window))
})

test('as regras do manifesto levam a outra tela ou a outro site', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/painel')
  await page.route('**/builds/meta/*.json', (rota) =>
    rota.fulfill({ json: { regras: { '/loja': { redirect: 'https://loja.exemplo/planos' } } } }),
  )
  await page.route('https://loja.exemplo/**', (rota) => rota.fulfill({ body: 'a loja' }))
  await page.goto('/loja')
  await expect(page).toHaveURL('https://loja.exemplo/planos')
})

test('a tela de erro fala conforme o código', async ({ abrirComo }) => {
  const page = await abrirComo()
  const textos = [
    { status: 403, diz: ['Ops... Você não tem permissão para acessar esta página!', VOLTAR_AO_INICIO] },
    {
      status: 500,
      diz: [/^Ops\.\.\. Algo de errado aconteceu! .* contato com o suporte:$/, 'suporte@localhost'],
    },
    { status: 400, diz: ['Aguarde alguns instantes e tente novamente.'] },
    { status: 418, diz: [] },
  ]
  for (const { status, diz } of textos) {
    await responder(page, '/auth/sessao', status)
    await page.goto('/conta')
    await titulo(page, `${status}!`)
    for (const texto of diz) await expect(page.getByText(texto)).toBeVisible()
    if (diz.length === 0) await expect(page.getByRole('main').getByRole('paragraph')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/admin/painel')
  await titulo(page, 'Painel')
})

test('robôs não recebem a página de erro', async ({ browser, mundo }) => {
  const contexto = await browser.newContext({
    baseURL: mundo.app.url,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const page = await contexto.newPage()
  await page.goto('/nao/existe')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('404!')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Voltar' })).toHaveCount(0)
  await contexto.close()
})
