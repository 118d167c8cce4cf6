import { expect, type Page } from '@playwright/test'
import { semVivo, vencerToken } from './base/rede.ts'
import {
  abrirUsuarios,
  chamadas,
  escolher,
  esperarToast,
  menu,
  sair,
  titulo,
  toasts,
  tokensDaPagina,
} from './base/tela.ts'
import { preencherLogin, test } from './base/teste.ts'

/** The server refuses these calls, even with a renewed token. */
const recusarSempre = (page: Page, caminho: string) =>
  page.route(`**/api${caminho}`, (rota) =>
    rota.continue({ headers: { ...rota.request().headers(), authorization: 'Bearer vencido' } }),
  )

test('o token vencido no meio do trabalho é trocado em silêncio, uma vez para todas as chamadas', async ({
  abrirComo,
}) => {
  const page = await abrirComo()
  // What the bell asks for must not come between.
  await semVivo(page)
  await page.goto('/admin/painel')
  await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible()
  const { accessToken } = await tokensDaPagina(page)
  const renovacoes = chamadas(page, '/auth/refresh')
  const recusadas: number[] = []
  page.on('response', (resposta) => resposta.status() === 401 && recusadas.push(resposta.status()))
  // The renewal waits until the screen's other calls have been
  // refused too, even if a busy machine sends them late.
  await page.route('**/api/auth/refresh', async (rota) => {
    await expect.poll(() => recusadas.length).toBeGreaterThan(1)
    await rota.fallback()
  })
  await vencerToken(page, accessToken)

  await abrirUsuarios(page)
  await expect(page.getByRole('table', { name: 'Usuários' }).getByRole('link').first()).toBeVisible()
  await expect(page).toHaveURL('/admin/usuario')
  expect(recusadas.length).toBeGreaterThan(1)
  expect(renovacoes).toHaveLength(1)
  await expect(toasts(page)).toHaveCount(0)
  expect((await tokensDaPagina(page)).accessToken).not.toBe(accessToken)
})

test('recarregar a página mantém a pessoa', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(await mundo.pessoas.criar({ nome: 'ana maria de souza' }))
  await page.goto('/cliente')
  await page.reload()
  await expect(page.getByRole('button', { name: /Ana Maria/ })).toBeVisible()
})

test('um token de renovação roubado e repetido encerra a sessão inteira', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ grupo: 'Administrador' })
  const page = await abrirComo(pessoa)
  await semVivo(page)
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  const roubado = await tokensDaPagina(page)
  await vencerToken(page, roubado.accessToken)
  await abrirUsuarios(page)
  await expect(page.getByRole('table', { name: 'Usuários' }).getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  // After the seconds in which two tabs may present the same token.
  await mundo.sql("update sessao set renovada_em = now() - interval '1 min' where usuario_id = $1", [
    pessoa.id,
  ])
  const ladrao = await mundo.api.pedir('GET', '/auth/refresh', { token: roubado.refreshToken })
  expect(ladrao.status).toBe(401)

  await menu(page).getByRole('link', { name: 'Grupos de permissão' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await tokensDaPagina(page)).toBeNull()
  // The renewal itself was refused, so there is no message.
  await expect(toasts(page)).toHaveCount(0)
})

test('se nem o token renovado serve, a sessão expirou e o login diz isso', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  await recusarSempre(page, '/usuario*')
  await abrirUsuarios(page)
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await esperarToast(page, 'Sessão expirada.')
})

test('também a tela aberta pelo endereço: o login com o aviso, e nada da tela de erro', async ({
  abrirComo,
}) => {
  for (const [endereco, chamada] of [
    ['/admin/usuario', '/usuario*'],
    ['/conta', '/auth/sessao'],
  ] as const) {
    const page = await abrirComo()
    await recusarSempre(page, chamada)
    await page.goto(endereco)
    await expect(page).toHaveURL(`/login?voltar=${encodeURIComponent(endereco)}`)
    await esperarToast(page, 'Sessão expirada.')
    await titulo(page, 'Entrar')
    await expect(page.getByText('500!')).toHaveCount(0)
  }
})

test('o formulário que perde a sessão devolve o digitado a quem volta, e a mais ninguém', async ({
  abrirComo,
  mundo,
}) => {
  const [ana, bia] = [
    await mundo.pessoas.criar({ grupo: 'Administrador' }),
    await mundo.pessoas.criar({ grupo: 'Administrador' }),
  ]
  const page = await abrirComo(ana)
  const nome = page.getByLabel('Nome')
  const perderASessao = async () => {
    await recusarSempre(page, '/canal-venda')
    await page.getByRole('button', { name: 'Criar canal' }).click()
    await expect(page).toHaveURL(/\/login\?voltar=/)
    await page.unroute('**/api/canal-venda')
  }
  await page.goto('/admin/canal-venda/novo')
  await nome.fill('Loja do centro')
  await escolher(page, 'Tipo', 'Televendas')
  await perderASessao()
  await preencherLogin(page, ana.email, ana.senha)
  await esperarToast(page, 'O que você tinha digitado está de volta. Confira e salve.')
  await expect(page).toHaveURL('/admin/canal-venda/novo')
  await expect(nome).toHaveValue('Loja do centro')
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('Televendas')
  await expect(page.getByText('Há alterações não salvas')).toBeVisible()

  await perderASessao()
  // Also after a reload, which clears the memory.
  await page.reload()
  await preencherLogin(page, bia.email, bia.senha)
  await titulo(page, 'Novo canal')
  await expect(nome).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('balcao:rascunhos'))).toBeNull()
})

test('sair em uma aba sai de todas', async ({ abrirComo }) => {
  const primeira = await abrirComo()
  await primeira.goto('/admin/painel')
  const segunda = await primeira.context().newPage()
  await segunda.goto('/admin/empresa')
  await titulo(segunda, 'Empresas')
  await sair(primeira)
  await expect(segunda).toHaveURL(/\/login/)
})

test('a renovação em uma aba serve às outras', async ({ abrirComo }) => {
  const primeira = await abrirComo()
  await primeira.goto('/admin/painel')
  const segunda = await primeira.context().newPage()
  await segunda.goto('/admin/painel')
  await titulo(segunda, 'Painel')
  const { accessToken } = await tokensDaPagina(primeira)
  await vencerToken(primeira, accessToken)
  const renovacoes = [chamadas(primeira, '/auth/refresh'), chamadas(segunda, '/auth/refresh')]
  const leituras = chamadas(segunda, '/auth/me')

  await primeira.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(async () => (await tokensDaPagina(segunda)).accessToken).not.toBe(accessToken)
  const novo = (await tokensDaPagina(segunda)).accessToken
  await expect.poll(() => leituras.at(-1)?.token).toBe(novo)
  await abrirUsuarios(segunda)
  await expect(segunda).toHaveURL('/admin/usuario')
  // Which of the two renews is chance: the second one may be asking for its notices.
  expect(renovacoes.flat()).toHaveLength(1)
})

test('duas abas que renovam no mesmo instante não se atrapalham', async ({ abrirComo }) => {
  const primeira = await abrirComo()
  await primeira.goto('/admin/painel')
  const segunda = await primeira.context().newPage()
  await segunda.goto('/admin/painel')
  await titulo(segunda, 'Painel')
  await vencerToken(primeira, (await tokensDaPagina(primeira)).accessToken)
  await Promise.all(
    [primeira, segunda].map(async (aba) => {
      await abrirUsuarios(aba)
      await expect(aba.getByRole('table')).toBeVisible()
    }),
  )
  for (const aba of [primeira, segunda]) await expect(aba).toHaveURL('/admin/usuario')
})

test('entrar em uma aba tira a outra do login', async ({ page, entrar }) => {
  const outra = await page.context().newPage()
  await outra.goto('/login?voltar=/admin/empresa')
  await entrar()
  await expect(outra).toHaveURL('/admin/empresa')
})
