import { expect } from '@playwright/test'
import { semVivo } from './base/rede.ts'
import { abrirUsuarios, esperarToast, menu, titulo } from './base/tela.ts'
import { preencherLogin, test } from './base/teste.ts'

const NOVA = 'um bolo de fubá quente'

test('meu nome muda em toda parte, e o telefone ganha máscara', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(await mundo.pessoas.criar({ nome: 'Ana Souza' }))
  await page.goto('/conta')
  await page.getByLabel('Nome').fill('')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Este campo é obrigatório')).toBeVisible()
  await page.getByLabel('Nome').fill('joana d’arc silva')
  await page.getByLabel('Telefone').pressSequentially('11987654321')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await esperarToast(page, 'Seus dados foram salvos')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321')
  await expect(page.getByRole('banner').getByRole('button', { name: /Joana D/ })).toBeVisible()
})

test('trocar a senha encerra as outras sessões e mantém esta', async ({ page, abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ grupo: 'Supervisor' })
  const outro = await abrirComo(pessoa)
  await outro.goto('/cliente')
  const este = await abrirComo(pessoa)
  await este.goto('/conta')

  const trocar = async (atual: string, nova: string, repetida = nova) => {
    await este.getByLabel('Senha atual').fill(atual)
    await este.getByLabel('Nova senha', { exact: true }).fill(nova)
    await este.getByLabel('Repita a nova senha').fill(repetida)
    await este.getByRole('button', { name: 'Trocar senha' }).click()
  }
  await trocar('não é esta', NOVA)
  await expect(este.getByText('Senha atual incorreta')).toBeVisible()
  await trocar(pessoa.senha, NOVA, 'diferente')
  await expect(este.getByText('As senhas não são iguais')).toBeVisible()
  await trocar(pessoa.senha, NOVA)
  await esperarToast(este, /Senha trocada\./)
  await expect(este.getByRole('region', { name: 'Sessões abertas' }).getByRole('listitem')).toHaveCount(1)

  // The server ends the stream of a session that is over, so the other one does not even have to click.
  await expect(outro).toHaveURL(/\/login/)
  await menu(este).getByRole('link', { name: 'Painel' }).click()
  await titulo(este, 'Painel')
  await preencherLogin(page, pessoa.email, pessoa.senha)
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos')
  await preencherLogin(page, pessoa.email, NOVA)
  await expect(page).toHaveURL('/admin/painel')
})

test('vejo minhas sessões, encerro uma, e depois todas as outras', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ grupo: 'Supervisor' })
  const celular = await abrirComo(pessoa)
  // The click is to find out, not the stream.
  await semVivo(celular)
  await celular.goto('/cliente')
  await mundo.api.entrar(pessoa)
  const page = await abrirComo(pessoa)
  await page.goto('/conta')
  const sessoes = page.getByRole('region', { name: 'Sessões abertas' })
  await expect(sessoes.getByRole('listitem')).toHaveCount(3)
  await expect(sessoes.getByRole('listitem').filter({ hasText: 'Esta sessão' })).toHaveCount(1)

  await sessoes
    .getByRole('button', { name: /^Encerrar a sessão/ })
    .first()
    .click()
  await esperarToast(page, 'Sessão encerrada')
  await expect(sessoes.getByRole('listitem')).toHaveCount(2)
  await sessoes.getByRole('button', { name: 'Encerrar as outras' }).click()
  await esperarToast(page, 'As outras sessões foram encerradas')
  await expect(sessoes.getByRole('listitem')).toHaveCount(1)
  await abrirUsuarios(celular)
  await expect(celular).toHaveURL(/\/login/)
})

test('quem entra pela Microsoft não tem senha para trocar aqui', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar()
  const page = await abrirComo(pessoa)
  await mundo.sql("update usuario set provedor = 'microsoft' where id = $1", [pessoa.id])
  await page.goto('/conta')
  await expect(page.getByText(/a senha é trocada lá/)).toBeVisible()
  await expect(page.getByLabel('Senha atual')).toHaveCount(0)
})
