import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { linkDaCarta } from './base/correio.ts'
import { marcaUnica } from './base/pessoas.ts'
import { esperarToast, sair, titulo, toasts } from './base/tela.ts'
import { test } from './base/teste.ts'

const botao = (page: Page) => page.getByRole('button', { name: /Microsoft/ })

/** Playwright focuses every page at once, but a person looking at the pop-up is not looking here. */
const olharPara = (page: Page, aqui: boolean) =>
  page.evaluate((valor) => {
    document.hasFocus = () => valor
  }, aqui)

const abrirPopup = async (page: Page) => {
  await olharPara(page, false)
  const [popup] = await Promise.all([page.waitForEvent('popup'), botao(page).click()])
  return popup
}

const entrarComo = async (page: Page, conta: string) =>
  (await abrirPopup(page)).getByRole('button', { name: conta }).click()

test('o convite liga a conta da Microsoft; depois basta o botão do login', async ({ page, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ provedor: 'microsoft', conviteAberto: true })
  const conta = mundo.microsoft.criarConta({ oid: randomUUID(), email: pessoa.email })
  await page.goto(linkDaCarta(await mundo.correio.esperarCarta(pessoa.email, 'convite')))
  await titulo(page, 'Seu convite')

  const popup = await abrirPopup(page)
  await expect(botao(page)).toHaveText('Aguardando a janela da Microsoft…')
  await popup.getByRole('button', { name: conta.email }).click()
  await expect(page).toHaveURL('/vendedor')
  await expect.poll(() => popup.isClosed()).toBe(true)

  await sair(page)
  // The provider still knows the person, so its window opens and closes by itself.
  await abrirPopup(page)
  await expect(page).toHaveURL('/vendedor')
})

test('o convite serve uma vez', async ({ page, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ provedor: 'microsoft', conviteAberto: true })
  const conta = mundo.microsoft.criarConta({ oid: randomUUID(), email: pessoa.email })
  const link = linkDaCarta(await mundo.correio.esperarCarta(pessoa.email, 'convite'))
  await page.goto(link)
  await entrarComo(page, conta.email)
  await expect(page).toHaveURL('/vendedor')
  await sair(page)
  await page.goto(link)
  await titulo(page, 'Este link não vale mais')
})

test('quem não foi convidado é recusado com um texto claro, mesmo com o e-mail de outra pessoa', async ({
  page,
  mundo,
}) => {
  const vitima = await mundo.pessoas.criar({ provedor: 'microsoft', conviteAberto: true })
  mundo.microsoft.criarConta({ oid: randomUUID(), email: vitima.email })
  await page.goto('/login')
  await entrarComo(page, vitima.email)
  await esperarToast(page, /^Esta conta Microsoft não tem acesso\. Peça um convite/)
  await expect(page).toHaveURL('/login')
  await expect(botao(page)).toBeEnabled()
})

test('a janela tem 700 × 700, e fechá-la cancela o login', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const abrir = window.open.bind(window)
    window.open = (...argumentos) => {
      document.documentElement.dataset.janela = argumentos[2] ?? ''
      return abrir(...argumentos)
    }
  })
  await page.goto('/login')
  const popup = await abrirPopup(page)
  await expect(page.locator('html')).toHaveAttribute('data-janela', /width=700,height=700/)
  // The address of the window is asked of our server: with the clock ahead of it, that would take too long.
  await popup.waitForURL((endereco) => endereco.protocol !== 'about:')
  // Microsoft's page has cut the link. The window looks closed to its opener, and nothing may be said yet.
  await page.clock.runFor(60_000)
  await expect(botao(page)).toHaveText('Aguardando a janela da Microsoft…')
  await expect(toasts(page)).toHaveCount(0)
  await popup.close()
  await olharPara(page, true)
  await esperarToast(page, 'Login cancelado')
  await expect(botao(page)).toBeEnabled()
})

test('desistir na página da Microsoft também cancela', async ({ page }) => {
  await page.goto('/login')
  await entrarComo(page, 'Cancelar')
  await esperarToast(page, 'Login cancelado')
})

test('uma conta da Microsoft não serve a duas pessoas', async ({ page, mundo }) => {
  const conta = mundo.microsoft.criarConta({ oid: randomUUID(), email: `${marcaUnica()}@teste.br` })
  const aceitarConvite = async () => {
    const { email } = await mundo.pessoas.criar({ provedor: 'microsoft', conviteAberto: true })
    await page.goto(linkDaCarta(await mundo.correio.esperarCarta(email, 'convite')))
    await abrirPopup(page)
  }
  await page.goto('/login')
  await entrarComo(page, conta.email)
  await esperarToast(page, /^Esta conta Microsoft não tem acesso/)
  await aceitarConvite()
  await expect(page).toHaveURL('/vendedor')
  await sair(page)
  await aceitarConvite()
  await esperarToast(page, 'Esta conta Microsoft já pertence a outro usuário.')
})
