import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { dadosDeEmpresa } from '../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { marcaUnica } from './base/pessoas.ts'
import { type Mundo, test } from './base/teste.ts'

const umaEmpresa = async ({ api }: Mundo) => {
  const { access_token: token } = await api.entrar()
  const nome = `Fibra ${marcaUnica()}`
  await api.exigir('POST', '/empresa', { token, corpo: dadosDeEmpresa({ nome_fantasia: nome }) })
  return nome
}

/** A name column with a heading that says nothing, one invalid CPF, and one that appears twice. */
const PLANILHA = [
  'CPF;XPTO;Celular',
  '529.982.247-25;Maria Aparecida;(19) 98765-4321',
  '111.444.777-35;José Conceição;19 97654-3210',
  '123.456.789-00;Ana Errada;',
  '529.982.247-25;Maria de Novo;',
].join('\r\n')

const enviar = (page: Page, name: string, conteudo: string | Buffer) =>
  page
    .getByRole('group', { name: 'Planilha de clientes' })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(conteudo) })

const numero = (page: Page, nome: string) =>
  page.locator('dl > div').filter({ hasText: nome }).locator('strong')
const comecar = (page: Page) => page.getByRole('button', { name: 'Começar a importação' })

test('da planilha com erros ao cadastro: colunas, prévia, contagem, rejeitadas e o mesmo arquivo de novo', async ({
  abrirComo,
  mundo,
}) => {
  const empresa = await umaEmpresa(mundo)
  await umaEmpresa(mundo)
  const page = await abrirComo()
  await page.goto('/admin/cliente/importar')
  await page.getByLabel('Empresa').selectOption(empresa)
  await enviar(page, 'contrato.csv', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'latin1'))
  await expect(page.getByRole('alert')).toContainText(/PDF|CSV|planilha/i)

  // Latin-1, as old systems write it.
  await enviar(page, 'clientes.csv', Buffer.from(PLANILHA, 'latin1'))
  await expect(page).toHaveURL(/importacao=[0-9a-f-]{36}/)
  await expect(page.getByText('Nome ou razão social: escolha a coluna')).toBeVisible()
  await expect(page.getByText('Maria Aparecida · José Conceição')).toBeVisible()
  await expect(comecar(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('O que a coluna XPTO preenche').selectOption('nome')
  const previa = page.getByRole('region', { name: 'Linhas da prévia' })
  await expect(previa.getByRole('row', { name: /Maria Aparecida/ })).toContainText('Será criado')
  await expect(previa.getByRole('cell', { name: /^123\.456\.789-00 .*CPF/ })).toBeVisible()
  await expect(previa.getByRole('row', { name: /Maria de Novo/ })).toContainText('Repetido no arquivo')
  // Choices survive a reload before they are used.
  await page.reload()
  await expect(page.getByLabel('O que a coluna XPTO preenche')).toHaveValue('nome')

  await comecar(page).click()
  await expect(page.getByText('Importação concluída.')).toBeVisible()
  await expect(numero(page, 'Criados')).toHaveText('2')
  await expect(numero(page, 'Rejeitadas')).toHaveText('2')
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar as linhas rejeitadas' }).click(),
  ])
  expect(arquivo.suggestedFilename()).toBe('corrigir-clientes.csv')
  const rejeitadas = await readFile(await arquivo.path(), 'utf8')
  expect(rejeitadas).toContain('Ana Errada')
  expect(rejeitadas).toContain('Repetido no arquivo: mesmo documento da linha 2')

  await page.getByRole('button', { name: 'Importar outro arquivo' }).click()
  await page.getByLabel('Empresa').selectOption(empresa)
  await enviar(page, 'clientes.csv', Buffer.from(PLANILHA, 'latin1'))
  await expect(page.getByText(/Ligadas como na última importação/)).toBeVisible()
  await comecar(page).click()
  await expect(page.getByText(/já estava como no arquivo, nada mudou/)).toBeVisible()
  await expect(numero(page, 'Sem mudança')).toHaveText('2')
  const anteriores = page.getByRole('table', { name: 'Importações anteriores' })
  await expect(anteriores.getByRole('row', { name: /clientes\.csv Concluída 2 0 0 2/ })).toBeVisible()
})
