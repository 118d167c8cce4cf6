import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { telefoneDeTeste } from '../apps/api/src/clientes/cliente/cliente.fabrica.ts'
import { cpfDeTeste } from '../apps/api/src/testes/documentos.ts'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { formatarDocumento } from '../packages/contract/src/valores/documento.ts'
import { prepararEmpresa } from './base/clientes.ts'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const semViolacoes = async (page: Page) => expect(await problemasDeAcesso(page)).toEqual([])
const nomes = (page: Page) => page.getByRole('table').getByRole('link')
const busca = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' })

test('a lista: busca, filtros, páginas, total à parte, CSV e Ctrl+K', async ({ abrirComo, mundo }) => {
  const { marca, cliente, restringir } = await prepararEmpresa(mundo)
  const conceicao = await cliente('Conceição Araújo', { situacao: 'ATIVO' })
  await cliente('=SOMA(A1)')
  await restringir(await cliente('Zeca Prado'))
  const page = await abrirComo()
  await page.goto(`/admin/cliente?busca=${marca}&ordem=nome&limite=2`)
  await expect(page.getByText('3 clientes')).toBeVisible()
  await expect(nomes(page)).toHaveText([`=SOMA(A1) ${marca}`, `Conceição Araújo ${marca}`])
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(nomes(page)).toHaveText([/^Zeca Prado.*Restrito$/])
  await semViolacoes(page)

  // Exported from the second page: the file contains the first one too.
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  const csv = await readFile(await arquivo.path(), 'utf8')
  expect(csv.trim().split(/\r?\n/)).toHaveLength(4)
  expect(csv).not.toMatch(/(^|[;,"\n])=SOMA/)
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect(nomes(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('combobox', { name: 'Restrição' }).selectOption('Com restrição')
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/restrito=true/)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()

  await busca(page).fill('c')
  await expect(page.getByText(/^Digite mais/)).toBeVisible()
  await expect(nomes(page)).toHaveCount(2)
  await busca(page).fill(`araujo conceicao ${marca}`)
  await expect(nomes(page)).toHaveText([`Conceição Araújo ${marca}`])
  await nomes(page).click()
  await expect(page).toHaveURL(`/admin/cliente/${conceicao.id}`)

  await page.goto('/admin/painel')
  await titulo(page, 'Painel')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(formatarDocumento(conceicao.cpf))
  await expect(page.getByRole('dialog').getByText(conceicao.nome)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/cliente/${conceicao.id}`)
})

test('o vendedor consulta no telefone: dados ocultos, restrição à vista e uma venda a um toque', async ({
  abrirComo,
  mundo,
}) => {
  const { cliente, restringir } = await prepararEmpresa(mundo)
  const zeca = await cliente('Zeca Prado', { telefones: [telefoneDeTeste({ numero: '+5519987654321' })] })
  await restringir(zeca)
  const vendedor = await mundo.pessoas.criar({ grupo: ['REALIZAR_VENDA'] })
  const page = await abrirComo(vendedor, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/cliente')
  await titulo(page, 'Consultar cliente')
  const campo = page.getByRole('searchbox', { name: 'CPF/CNPJ, nome ou telefone' })
  await campo.fill(formatarDocumento(zeca.cpf))
  const cartao = page.getByRole('listitem').filter({ hasText: zeca.nome })
  await expect(cartao.getByText(/Cliente com restrição/)).toBeVisible()
  await expect(cartao.getByText('(19) *****-4321')).toBeVisible()
  await expect(cartao.getByText(formatarDocumento(zeca.cpf))).toHaveCount(0)
  await expect(page).toHaveURL(/busca=/)
  await semViolacoes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(cartao.getByRole('link', { name: /Nova venda/ })).toHaveAttribute(
    'href',
    `/vendedor?cliente=${zeca.id}`,
  )
  await expect(cartao.getByRole('link', { name: /Abrir cadastro/ })).toHaveCount(0)

  const desconhecido = formatarDocumento(cpfDeTeste())
  await campo.fill(desconhecido)
  await expect(page.getByText('Nenhum cliente encontrado')).toBeVisible()
  await page.getByRole('link', { name: `Nova venda para ${desconhecido}` }).tap()
  await page.waitForURL(/\/vendedor\/venda\/[0-9a-f-]{36}\/cliente/)
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(desconhecido)
})
