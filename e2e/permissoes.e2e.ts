import { expect, type Page } from '@playwright/test'
import { dadosDeGrupo } from '../apps/api/src/acesso/grupo-permissao/grupo-permissao.fabrica.ts'
import { linkDaCarta } from './base/correio.ts'
import { marcaUnica } from './base/pessoas.ts'
import { abrirUsuarios, escolher, esperarToast, menu, titulo, tokensDaPagina } from './base/tela.ts'
import { preencherLogin, test } from './base/teste.ts'

const SENHA = 'um bolo de fubá quente'

const caixa = (page: Page, permissao: string) => page.getByRole('checkbox', { name: permissao, exact: true })

const criarGrupo = async (page: Page, nome: string, permissoes: string[]) => {
  await page.goto('/admin/grupo-permissao')
  await page.getByRole('button', { name: 'Novo grupo' }).click()
  await page.getByLabel('Nome').fill(nome)
  for (const permissao of permissoes) await caixa(page, permissao).check()
  await expect(page.getByText(`A conceder (${permissoes.length}):`)).toBeVisible()
  await page.getByRole('button', { name: 'Criar grupo' }).click()
  await esperarToast(page, `Grupo ${nome} criado`)
  await titulo(page, nome)
}

const convidar = async (page: Page, nome: string, email: string, grupo: string) => {
  await abrirUsuarios(page)
  await page.getByRole('button', { name: 'Convidar usuário' }).click()
  const gaveta = page.getByRole('dialog', { name: 'Convidar usuário' })
  await gaveta.getByLabel('Nome').fill(nome)
  await gaveta.getByLabel('E-mail').fill(email)
  await escolher(gaveta, 'Grupo', grupo)
  await gaveta.getByRole('switch', { name: /Todas as empresas/ }).check()
  await gaveta.getByRole('button', { name: 'Enviar convite' }).click()
  await esperarToast(page, `Convite enviado para ${email}`)
}

const aceitarConvite = async (page: Page, link: string, email: string) => {
  await page.goto(link)
  await titulo(page, 'Crie sua senha')
  await page.getByLabel('Nova senha', { exact: true }).fill(SENHA)
  await page.getByLabel('Repita a nova senha').fill(SENHA)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page).toHaveURL('/login')
  // Already filled in: only the password has to be typed.
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await preencherLogin(page, email, SENHA)
  await expect(page).not.toHaveURL('/login')
}

test('do grupo ao convite: a pessoa vê só o que o grupo permite, e a mudança vale no clique seguinte', async ({
  page,
  abrirComo,
  mundo,
}) => {
  test.slow()
  const nome = `Cadastro ${marcaUnica()}`
  const email = `${marcaUnica()}@teste.br`
  const admin = await abrirComo()
  await criarGrupo(admin, nome, ['Listar usuários'])
  const grupo = admin.url()
  await convidar(admin, 'Rita Lee Jones', email, nome)
  const link = linkDaCarta(await mundo.correio.esperarCarta(email, 'convite'))
  await aceitarConvite(page, link, email)

  // Menu, screens and API must agree.
  await expect(menu(page).getByRole('link')).toHaveText([
    'Consultar cliente',
    'Painel',
    'Planos',
    'Empresas',
    'Usuários',
  ])
  await abrirUsuarios(page)
  await expect(page.getByRole('cell', { name: email })).toBeVisible()
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Convidar usuário' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const token = (await tokensDaPagina(page)).accessToken
  expect((await mundo.api.pedir('GET', '/usuario', { token })).status).toBe(200)
  expect((await mundo.api.pedir('GET', '/grupo-permissao', { token })).status).toBe(403)

  // A right is added: the next click finds it.
  await admin.goto(grupo)
  await caixa(admin, 'Listar grupos de permissão').check()
  await admin.getByRole('button', { name: 'Salvar', exact: true }).click()
  await esperarToast(admin, /^Alterações salvas/)
  await page.goto('/admin/grupo-permissao')
  await titulo(page, 'Grupos de permissão')
  await expect(page.getByRole('cell', { name: nome })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Grupos de permissão' })).toBeVisible()

  // A right is removed: the next click that needs it is refused, and the menu is updated.
  await caixa(admin, 'Listar usuários').uncheck()
  await admin.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.poll(async () => (await mundo.api.pedir('GET', '/usuario', { token })).status).toBe(403)
  await abrirUsuarios(page)
  await expect(menu(page).getByRole('link', { name: 'Usuários' })).toHaveCount(0)
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0)
})

test('ninguém concede o que não tem, nem pela tela nem por fora dela', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar({
    grupo: ['LISTAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO'],
  })
  const page = await abrirComo(pessoa)
  await page.goto('/admin/grupo-permissao/novo')
  const alheia = caixa(page, 'Excluir usuário')
  await expect(alheia).toHaveAttribute('aria-disabled', 'true')
  // It can be focused, to read why, but pressing it does nothing.
  await alheia.click({ force: true })
  await expect(alheia).not.toBeChecked()
  const resposta = await mundo.api.pedir('POST', '/grupo-permissao', {
    token: (await tokensDaPagina(page)).accessToken,
    corpo: dadosDeGrupo({ permissoes: ['EXCLUIR.USUARIO'] }),
  })
  expect(resposta.status).toBe(403)
})

test('um grupo com gente não se exclui, e a mensagem diz por quê', async ({ abrirComo, mundo }) => {
  const { grupoId } = await mundo.pessoas.criar({ grupo: ['LISTAR.VENDA'] })
  const page = await abrirComo()
  await page.goto(`/admin/grupo-permissao/${grupoId}`)
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('1 usuário ainda está')
})

test('quem tem esta permissão: grupos e pessoas', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ nome: 'Zélia Autorizada', grupo: ['AUTORIZAR.VENDA_RESTRITA'] })
  const page = await abrirComo()
  await page.goto(`/admin/grupo-permissao/${pessoa.grupoId}`)
  // The button is visible beside the box that is hovered or focused.
  await caixa(page, 'Autorizar venda restrita').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const lista = page.getByRole('dialog', { name: 'Quem tem: Autorizar venda restrita' })
  await expect(lista.getByText('Zélia Autorizada')).toBeVisible()
  await expect(lista.getByRole('listitem').filter({ hasText: /^Supervisor$/ })).toBeVisible()
})
