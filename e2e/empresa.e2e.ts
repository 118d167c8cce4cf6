import { expect, type Page } from '@playwright/test'
import { imagens } from '../apps/api/src/provedor/imagem/imagem.fabrica.ts'
import { cnpjDeTeste } from '../apps/api/src/testes/documentos.ts'
import { formatarDocumento } from '../packages/contract/src/valores/documento.ts'
import { marcaUnica } from './base/pessoas.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const logo = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Logo', { exact: true }).last().setInputFiles({ name, mimeType: 'image/png', buffer })

test('da empresa nova à recusada: CNPJ, logo, endereço, busca e exclusão em uso', async ({
  abrirComo,
  mundo,
}) => {
  const cnpj = cnpjDeTeste()
  const nome = `Fibra ${marcaUnica()}`
  const page = await abrirComo()
  await page.goto('/admin/empresa')
  await page.getByRole('button', { name: 'Nova empresa' }).first().click()
  await page.getByLabel('CNPJ').fill('11.222.333/0001-82')
  await page.getByRole('button', { name: 'Criar empresa' }).click()
  await expect(page.getByLabel('CNPJ')).toHaveAccessibleDescription('CNPJ inválido')

  await page.getByLabel('CNPJ').fill(cnpj)
  await expect(page.getByLabel('CNPJ')).toHaveValue(formatarDocumento(cnpj))
  await page.getByLabel('Razão social').fill(`${nome} Ltda.`)
  await page.getByLabel('Nome fantasia').fill(nome)
  await logo(page, 'enorme.png', await imagens.png({ largura: 8000, altura: 5000 }))
  await expect(page.getByText('A imagem tem pixels demais. O limite é de 30 megapixels.')).toBeVisible()
  await logo(page, 'logo.png', await imagens.png())
  await expect(page.getByRole('button', { name: 'Tirar' })).toBeVisible()

  await page.getByLabel('CEP').fill('13010000')
  await page.getByLabel('Logradouro').fill('Rua Barão de Jaguara')
  await page.getByLabel('Número').fill('1001')
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByRole('combobox', { name: 'Cidade' }).fill('campinas sp')
  await page.getByRole('option', { name: 'Campinas – SP', exact: true }).click()
  await page.getByRole('button', { name: 'Criar empresa' }).click()
  await esperarToast(page, `Empresa ${nome} criada`)
  await titulo(page, nome)
  const historico = page.getByRole('region', { name: 'Histórico' })
  await expect(historico).toContainText('Rua Barão de Jaguara, 1001 – Centro – Campinas – SP – 13010-000')

  // Linked people are counted, and lead to their list.
  const pessoa = await mundo.pessoas.criar({ nome: `Ana ${marcaUnica()}` })
  const id = page.url().split('/').at(-1)
  await mundo.sql('insert into usuario_empresa (usuario_id, empresa_id) values ($1, $2)', [pessoa.id, id])
  await page.reload()
  await page.getByRole('link', { name: /usuários com acesso$/ }).click()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(pessoa.nome)
  await expect(page.getByRole('row').getByRole('link')).toHaveText([pessoa.nome])

  await page.goto(`/admin/empresa?busca=${cnpj}`)
  await page.getByRole('link', { name: nome }).click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  const pergunta = page.getByRole('dialog')
  await pergunta.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(pergunta).toContainText(`enquanto estiver em uso: 1 usuário (${pessoa.nome})`)
})

test('quem só vende vê as empresas, e nada que leve a editá-las', async ({ abrirComo, mundo }) => {
  const page = await abrirComo(await mundo.pessoas.criar({ grupo: 'Vendedor' }))
  await page.goto('/admin/empresa')
  await titulo(page, 'Empresas')
  await expect(page.getByRole('button', { name: 'Nova empresa' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(0)
  await page.goto('/admin/empresa/nova')
  await esperarToast(page, 'Você não possui permissão para acessar essa página.')
})
