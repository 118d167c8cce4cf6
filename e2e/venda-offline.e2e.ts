import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { preencherLogin, test } from './base/teste.ts'

const CPF = '529.982.247-25'

const digitar = async (page: Page, nome: string) => {
  await page.getByLabel('CPF ou CNPJ').fill(CPF)
  await page.getByLabel('Nome', { exact: true }).fill(nome)
}
const conferir = async (page: Page, nome: string) => {
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(CPF)
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(nome)
}
/** The line stays while a change is on its way to the disk, and is marked busy until it is there. */
const salvoAqui = (page: Page, e: RegExp) =>
  expect(
    page
      .locator('[role="status"][aria-busy="false"]')
      .getByText(new RegExp(`^Salvo neste aparelho · ${e.source}`)),
  ).toBeVisible()

/** Until the device has everything that the sale needs without network. */
const esperarPronto = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/vendedor'))?.active?.state),
    )
    .toBe('activated')

test('na rua: abre e digita sem rede, fecha o navegador, reabre, e de volta a rede o servidor tem tudo', async ({
  mundo,
  playwright,
}, { project }) => {
  const pessoa = await mundo.pessoas.criar()
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-aparelho-'))
  const abrirNavegador = () =>
    playwright.chromium.launchPersistentContext(pasta, {
      ...project.use.launchOptions,
      baseURL: mundo.app.url,
      locale: 'pt-BR',
      viewport: { width: 390, height: 844 },
    })

  const antes = await abrirNavegador()
  const [page = await antes.newPage()] = antes.pages()
  await preencherLogin(page, pessoa.email, pessoa.senha)
  await page.waitForURL('/vendedor')
  await esperarPronto(page)
  await antes.setOffline(true)
  await page.goto('/vendedor/nova')
  await page.waitForURL(/\/vendedor\/venda\/[^/]+\/cliente/)
  await digitar(page, 'Maria da Rua')
  await salvoAqui(page, /ainda não no servidor/)
  await page.reload()
  await conferir(page, 'Maria da Rua')
  const endereco = new URL(page.url()).pathname
  await antes.close()

  const depois = await abrirNavegador()
  try {
    await depois.setOffline(true)
    const reaberta = await depois.newPage()
    await reaberta.goto(endereco)
    await conferir(reaberta, 'Maria da Rua')
    await depois.setOffline(false)
    await salvoAqui(reaberta, /no servidor às/)
    const { access_token: token } = await mundo.api.entrar(pessoa)
    const [rascunho] = await mundo.api.exigir<{ dados: { cliente: { nome: string } } }[]>(
      'GET',
      '/venda/rascunho',
      { token },
    )
    expect(rascunho?.dados.cliente.nome).toBe('Maria da Rua')
  } finally {
    await depois.close()
    await rm(pasta, { recursive: true, force: true })
  }
})

test('o login acaba no meio da venda: entrando de novo, a mesma etapa está ali, com tudo digitado', async ({
  abrirComo,
  mundo,
}) => {
  const pessoa = await mundo.pessoas.criar()
  const page = await abrirComo(pessoa)
  await page.goto('/vendedor/nova')
  await page.waitForURL(/\/vendedor\/venda\/[^/]+\/cliente/)
  const endereco = new URL(page.url()).pathname
  await digitar(page, 'Maria do Balcão')
  await salvoAqui(page, /no servidor às/)
  await page.getByLabel('Nome', { exact: true }).fill('Maria do Balcão de Vendas')
  await mundo.sql('update sessao set encerrada_em = now() where usuario_id = $1', [pessoa.id])
  await page.waitForURL('/login*')
  await preencherLogin(page, pessoa.email, pessoa.senha)
  await page.waitForURL((url) => url.pathname === endereco)
  await conferir(page, 'Maria do Balcão de Vendas')
  await salvoAqui(page, /no servidor às/)
})
