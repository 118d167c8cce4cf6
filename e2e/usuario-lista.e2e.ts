import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { marcaUnica } from './base/pessoas.ts'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const linhas = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const nomes = (page: Page) => linhas(page).getByRole('link')
const filtro = (page: Page, nome: string) => page.getByRole('combobox', { name: nome })
const busca = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' })

test('a busca ignora acentos, vai para a URL e sobrevive a recarregar, a voltar e a cancelar', async ({
  abrirComo,
  mundo,
}) => {
  const marca = marcaUnica()
  await mundo.pessoas.criar({ nome: `Conceição ${marca} Araújo` })
  const page = await abrirComo()
  await page.goto('/admin/usuario')
  await busca(page).fill(`conceicao ${marca} araujo`)
  await expect(nomes(page)).toHaveText([`Conceição ${marca} Araújo`])
  await expect(page).toHaveURL(/busca=conceicao/)
  await page.reload()
  await expect(nomes(page)).toHaveCount(1)
  await expect(busca(page)).toHaveValue(`conceicao ${marca} araujo`)

  await nomes(page).click()
  await titulo(page, `Conceição ${marca} Araújo`)
  await page.goBack()
  await expect(nomes(page)).toHaveCount(1)
  await nomes(page).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(/busca=conceicao/)
  await expect(nomes(page)).toHaveCount(1)
  await busca(page).fill('ninguém com este nome')
  await expect(page.getByText('Não há dados para exibir')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(nomes(page).first()).toBeVisible()
  await expect(page).toHaveURL('/admin/usuario')
})

test('um telefone ou documento na busca é texto, também em um link', async ({ abrirComo, mundo }) => {
  const marca = String(Date.now())
  await mundo.pessoas.criar({ nome: `Pessoa ${marca}` })
  const page = await abrirComo()
  await page.goto(`/admin/usuario?busca=${marca}`)
  await expect(busca(page)).toHaveValue(marca)
  await expect(nomes(page)).toHaveCount(1)
})

test('filtros e ordem ficam na URL; o que a URL traz de errado é ignorado', async ({ abrirComo, mundo }) => {
  const marca = marcaUnica()
  const grupo = 'Supervisor'
  for (const nome of ['Bruna', 'Álvaro', 'Zeca'])
    await mundo.pessoas.criar({ nome: `${nome} ${marca}`, grupo })
  const page = await abrirComo()
  await page.goto(`/admin/usuario?busca=${marca}&ordem=senha&situacao=DEMITIDO&cursor=%3Cx%3E&outra=1`)
  await expect(nomes(page)).toHaveText([`Álvaro ${marca}`, `Bruna ${marca}`, `Zeca ${marca}`])

  await page.getByRole('button', { name: 'Nome' }).click()
  await expect(nomes(page)).toHaveText([`Zeca ${marca}`, `Bruna ${marca}`, `Álvaro ${marca}`])
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/ordem=-nome/)
  await filtro(page, 'Situação').selectOption('Convidado')
  await expect(page.getByText('Não há dados para exibir')).toBeVisible()
  await expect(page).toHaveURL(/situacao=CONVIDADO/)
  await filtro(page, 'Situação').selectOption('Ativo')
  await filtro(page, 'Grupo').selectOption('Backoffice')
  await expect(page.getByText('Não há dados para exibir')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(nomes(page)).toHaveCount(3)
  await expect(page).toHaveURL(new RegExp(`busca=${marca}`))
})

test('páginas por cursor, para a frente e para trás, com o total', async ({ abrirComo, mundo }) => {
  const marca = marcaUnica()
  await mundo.sql(
    `insert into usuario (id, nome, email, grupo_permissao_id, todas_empresas, provedor)
     select gen_random_uuid(), 'Pessoa ' || $1 || ' ' || lpad(n::text, 3, '0'), $1 || n || '@teste.br',
       (select id from grupo_permissao where nome = 'Vendedor'), true, 'local'
     from generate_series(1, 120) n`,
    [marca],
  )
  const page = await abrirComo()
  await page.goto(`/admin/usuario?busca=${marca}&limite=50`)
  await expect(nomes(page)).toHaveCount(50)
  await expect(page.getByText(/^120 /)).toBeVisible()
  const paginas = page.getByRole('navigation', { name: 'Páginas' })
  await expect(paginas.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await paginas.getByRole('button', { name: 'Próxima' }).click()
  await expect(nomes(page).first()).toHaveText(`Pessoa ${marca} 051`)
  await paginas.getByRole('button', { name: 'Próxima' }).click()
  await expect(nomes(page)).toHaveCount(20)
  await expect(paginas.getByRole('button', { name: 'Próxima' })).toBeDisabled()
  await page.reload()
  await expect(nomes(page).first()).toHaveText(`Pessoa ${marca} 101`)
  await paginas.getByRole('button', { name: 'Anterior' }).click()
  await expect(nomes(page).first()).toHaveText(`Pessoa ${marca} 051`)
})

test('a escolha de colunas fica guardada', async ({ abrirComo }) => {
  const page = await abrirComo()
  await page.goto('/admin/usuario')
  const coluna = page.getByRole('columnheader', { name: 'Acesso', exact: true })
  await expect(coluna).toBeVisible()
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Acesso', exact: true }).click()
  await expect(coluna).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toBeVisible()
  await expect(coluna).toHaveCount(0)
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('menuitem', { name: 'Voltar ao padrão' }).click()
  await expect(coluna).toBeVisible()
})

test('o CSV traz o que está filtrado, sem fórmulas', async ({ abrirComo, mundo }) => {
  const marca = marcaUnica()
  await mundo.pessoas.criar({ nome: `=SOMA(${marca})` })
  await mundo.pessoas.criar({ nome: `Ção ${marca}` })
  const page = await abrirComo()
  await page.goto(`/admin/usuario?busca=${marca}`)
  await expect(nomes(page)).toHaveCount(2)
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(arquivo.suggestedFilename()).toBe('usuarios.csv')
  const csv = await readFile(await arquivo.path(), 'utf8')
  const conteudo = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  expect(conteudo).toHaveLength(3)
  expect(csv).toContain(`Ção ${marca}`)
  expect(csv).not.toMatch(/(^|[;,"\n])=SOMA/)
})

test('a tabela se usa sem mouse', async ({ abrirComo, mundo }) => {
  const marca = marcaUnica()
  for (const nome of ['Ana', 'Bia', 'Caio']) await mundo.pessoas.criar({ nome: `${nome} ${marca}` })
  const page = await abrirComo()
  await page.goto('/admin/usuario')
  await titulo(page, 'Usuários')
  await page.keyboard.press('/')
  await expect(busca(page)).toBeFocused()
  await page.keyboard.type(marca)
  await expect(nomes(page)).toHaveCount(3)
  await nomes(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(nomes(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(nomes(page).nth(2)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await titulo(page, `Ana ${marca}`)
})
