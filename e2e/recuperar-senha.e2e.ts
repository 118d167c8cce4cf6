import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { linkDaCarta } from './base/correio.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { type Mundo, preencherLogin, test } from './base/teste.ts'

const COMANDO = fileURLToPath(new URL('../apps/api/src/senha.ts', import.meta.url))
const NOVA = 'um bolo de fubá quente'

/**
 * Only the newest of two links works, so the invitation must have arrived before another one is asked for.
 */
const criarPessoa = async ({ pessoas, correio }: Mundo) => {
  const pessoa = await pessoas.criar({ grupo: 'Supervisor' })
  await correio.esperarCarta(pessoa.email, 'convite')
  return pessoa
}

const pedirLink = async (page: Page, email: string) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await titulo(page, 'Recuperar senha')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await titulo(page, 'Confira seu e-mail')
  return page.getByRole('main').innerText()
}

const escolherSenha = async (page: Page, senha: string, repetida = senha) => {
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Repita a nova senha').fill(repetida)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
}

test('esqueci a senha: o link da carta cria outra, uma vez só, e encerra as sessões abertas', async ({
  page,
  mundo,
  abrirComo,
}) => {
  const pessoa = await criarPessoa(mundo)
  const outroAparelho = await abrirComo(pessoa)
  await outroAparelho.goto('/cliente')

  await pedirLink(page, pessoa.email)
  const link = linkDaCarta(await mundo.correio.esperarCarta(pessoa.email, 'recuperacao'))
  await page.goto(link)
  await titulo(page, 'Nova senha')
  await escolherSenha(page, 'curta')
  await expect(page.getByText('A senha precisa de pelo menos 10 caracteres')).toBeVisible()
  await escolherSenha(page, NOVA, 'outra coisa')
  await expect(page.getByText('As senhas não são iguais')).toBeVisible()
  await escolherSenha(page, 'senha12345')
  await expect(page.getByText(/fácil de adivinhar/).first()).toBeVisible()
  await escolherSenha(page, NOVA)
  await esperarToast(page, 'Senha definida. Entre com ela.')
  await expect(page).toHaveURL('/login')

  await preencherLogin(page, pessoa.email, NOVA)
  await expect(page).toHaveURL('/admin/painel')
  // By itself: the session has ended.
  await expect(outroAparelho).toHaveURL(/\/login/)

  await page.goto(link)
  await titulo(page, 'Este link não vale mais')
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await titulo(page, 'Recuperar senha')
})

test('só o link mais novo vale', async ({ page, mundo }) => {
  const { email } = await criarPessoa(mundo)
  await pedirLink(page, email)
  const primeiro = await mundo.correio.esperarCarta(email, 'recuperacao')
  await pedirLink(page, email)
  const segundo = await mundo.correio.esperarCarta(email, 'recuperacao', 2)
  await page.goto(linkDaCarta(primeiro))
  await titulo(page, 'Este link não vale mais')
  await page.goto(linkDaCarta(segundo))
  await titulo(page, 'Nova senha')
})

test('quem opera o servidor dá um link a quem ficou de fora, e nenhum outro vale mais', async ({
  page,
  mundo,
}) => {
  const { email } = await criarPessoa(mundo)
  await pedirLink(page, email)
  const daCarta = linkDaCarta(await mundo.correio.esperarCarta(email, 'recuperacao'))
  const { stdout } = await promisify(execFile)(process.execPath, [COMANDO, email], {
    env: { ...process.env, DATABASE_URL: mundo.banco, PUBLIC_URL: mundo.app.url },
  })
  await page.goto(daCarta)
  await titulo(page, 'Este link não vale mais')
  await page.goto(/^http.*$/m.exec(stdout)?.[0] ?? '')
  await titulo(page, 'Nova senha')
  await escolherSenha(page, NOVA)
  await preencherLogin(page, email, NOVA)
  await expect(page).toHaveURL('/admin/painel')
})

test('um link vencido não vale, e o que foi adulterado também não', async ({ page, mundo }) => {
  const { email, id } = await criarPessoa(mundo)
  await pedirLink(page, email)
  const link = linkDaCarta(await mundo.correio.esperarCarta(email, 'recuperacao'))
  await page.goto(link.replace(/.$/, (ultimo) => (ultimo === 'A' ? 'B' : 'A')))
  await titulo(page, 'Este link não vale mais')
  await mundo.sql("update token_senha set expira_em = now() - interval '1 s' where usuario_id = $1", [id])
  await page.goto(link)
  await titulo(page, 'Este link não vale mais')
})

test('um endereço desconhecido recebe a mesma resposta', async ({ page, mundo }) => {
  const { email } = await criarPessoa(mundo)
  expect(await pedirLink(page, 'ninguem@teste.br')).toBe(await pedirLink(page, email))
})
