import { expect, type Page } from '@playwright/test'
import type { Api } from './base/api.ts'
import type { Pessoas } from './base/pessoas.ts'
import { responder } from './base/rede.ts'
import { esperarToast, titulo, toasts } from './base/tela.ts'
import { type AbrirComo, test } from './base/teste.ts'

/** The progress bar decides when a toast closes, so its animation is what is measured. */
const relogio = (page: Page, texto: string) =>
  toasts(page)
    .getByText(texto)
    .evaluate((elemento) => {
      const barra = elemento.closest('[role="alert"], [role="status"]')?.querySelector('[role="progressbar"]')
      const [tempo] = barra?.getAnimations() ?? []
      // From the first look on it hardly moves: the next look may be long in coming on a busy machine.
      tempo?.updatePlaybackRate(0.001)
      return { ms: Number(tempo?.effect?.getTiming().duration), situacao: tempo?.playState }
    })

const esgotar = (page: Page, texto: string) =>
  toasts(page)
    .getByText(texto)
    .evaluate((elemento) => {
      const toast = elemento.closest('[role="alert"], [role="status"]')
      for (const animacao of toast?.getAnimations({ subtree: true }) ?? []) animacao.finish()
    })

/** An action without a form, on the account page: each refusal of the server becomes a toast. */
const recusarCom = async (page: Page, message: string, errors: string[] = []) => {
  await responder(page, '/auth/sessao/*', 409, { message, errors, codigo: 'X' })
  const respondido = page.waitForResponse('**/api/auth/sessao/*')
  await page
    .getByRole('button', { name: /^Encerrar a sessão/ })
    .first()
    .click()
  await respondido
}

/** Toasts wait for whoever looks elsewhere, so none of them leaves before a busy machine has shown the others. */
const olharParaOutroLado = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => false
  })

const abrirConta = async (abrirComo: AbrirComo, pessoas: Pessoas, api: Api) => {
  const pessoa = await pessoas.criar()
  await api.entrar(pessoa)
  const page = await abrirComo(pessoa)
  await page.goto('/conta')
  await titulo(page, 'Minha conta')
  return page
}

test('sucesso fica 5 segundos e erro 6; com o mouse em cima, o tempo para', async ({ abrirComo, mundo }) => {
  const page = await abrirConta(abrirComo, mundo.pessoas, mundo.api)
  await page.getByLabel('Nome').fill('Outro Nome')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await esperarToast(page, 'Seus dados foram salvos')
  await expect.poll(() => relogio(page, 'Seus dados foram salvos')).toEqual({ ms: 5000, situacao: 'running' })
  await recusarCom(page, 'Não deu')
  await esperarToast(page, 'Não deu')
  await expect.poll(() => relogio(page, 'Não deu')).toEqual({ ms: 6000, situacao: 'running' })

  await toasts(page).getByText('Não deu').hover()
  await expect.poll(async () => (await relogio(page, 'Não deu')).situacao).toBe('paused')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(async () => (await relogio(page, 'Não deu')).situacao).toBe('running')
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect.poll(async () => (await relogio(page, 'Não deu')).situacao).toBe('paused')
})

test('no máximo três de cada vez, o mais novo embaixo; o quarto espera a vez', async ({
  abrirComo,
  mundo,
}) => {
  const page = await abrirConta(abrirComo, mundo.pessoas, mundo.api)
  await olharParaOutroLado(page)
  for (const texto of ['Primeiro', 'Segundo', 'Terceiro', 'Quarto']) await recusarCom(page, texto)
  const visiveis = toasts(page).getByRole('alert')
  await expect(visiveis).toHaveText([/Primeiro/, /Segundo/, /Terceiro/])
  await esgotar(page, 'Primeiro')
  await expect(visiveis).toHaveText([/Segundo/, /Terceiro/, /Quarto/])
})

test('o mesmo aviso não aparece duas vezes, mas volta depois de fechado', async ({ abrirComo, mundo }) => {
  const page = await abrirConta(abrirComo, mundo.pessoas, mundo.api)
  await olharParaOutroLado(page)
  for (let vez = 0; vez < 3; vez++) await recusarCom(page, 'Não deu')
  await expect(toasts(page).getByText('Não deu')).toHaveCount(1)
  await toasts(page).getByRole('button', { name: 'Fechar notificação' }).click()
  await expect(toasts(page).getByText('Não deu')).toHaveCount(0)
  await recusarCom(page, 'Não deu')
  await esperarToast(page, 'Não deu')
})

test('as razões vêm abaixo da mensagem, e o texto do servidor nunca vira HTML', async ({
  abrirComo,
  mundo,
}) => {
  const page = await abrirConta(abrirComo, mundo.pessoas, mundo.api)
  await recusarCom(page, '<b>Não</b> deu', ['Falta isto', 'Falta aquilo'])
  const texto = toasts(page).getByText('<b>Não</b> deu')
  await expect(texto).toBeVisible()
  expect(await texto.innerText()).toBe('<b>Não</b> deu\nFalta isto\nFalta aquilo')
})

test('um erro sem mensagem ganha a mensagem padrão', async ({ abrirComo, mundo }) => {
  const page = await abrirConta(abrirComo, mundo.pessoas, mundo.api)
  await recusarCom(page, '')
  await esperarToast(page, 'Houve um erro, tente novamente mais tarde')
})
