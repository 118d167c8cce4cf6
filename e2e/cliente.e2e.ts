import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { cpfDeTeste } from '../apps/api/src/testes/documentos.ts'
import { formatarDocumento } from '../packages/contract/src/valores/documento.ts'
import { prepararMaria, TELEFONE_DA_MARIA } from './base/clientes.ts'
import { semVivo } from './base/rede.ts'
import { escolher, esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const historico = (page: Page) => page.getByRole('region', { name: 'Histórico' })
const acao = async (page: Page, nome: string) => {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: nome }).click()
}

test('do cadastro com aviso de duplicado à restrição e ao histórico', async ({ abrirComo, mundo }) => {
  const { marca, nomeDaEmpresa, maria } = await prepararMaria(mundo)
  const page = await abrirComo()
  await semVivo(page)
  await page.goto('/admin/cliente/novo')
  // Someone with a single company is not asked for it.
  // Whether that is so is known once the companies have loaded.
  await page.waitForLoadState('networkidle')
  const empresa = page.getByRole('combobox', { name: 'Empresa' })
  if (await empresa.isVisible()) await escolher(page, 'Empresa', nomeDaEmpresa)
  await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(formatarDocumento(cpfDeTeste()))
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(`Mariana ${marca}`)
  // Without the ninth digit it is the same phone.
  const telefone = page.getByRole('group', { name: 'Telefone 1' }).getByRole('textbox')
  await telefone.fill(TELEFONE_DA_MARIA.replace('+55199', '19'))
  await expect(page.getByText('Mesmo telefone de outro cliente')).toBeVisible()
  await expect(page.getByRole('link', { name: `Abrir Maria ${marca} em outra aba` })).toHaveAttribute(
    'href',
    `/admin/cliente/${maria.id}`,
  )
  await telefone.fill(TELEFONE_DA_MARIA)
  const endereco = page.getByRole('group', { name: 'Endereço 1' })
  await endereco.getByLabel('CEP').fill('13010000')
  await page.getByRole('button', { name: 'Criar cliente' }).click()
  await expect(endereco.getByLabel('Logradouro')).toHaveAccessibleDescription('Este campo é obrigatório')
  await expect(endereco.getByLabel('Logradouro')).toBeFocused()
  await endereco.getByLabel('Logradouro').fill('Rua Barão de Jaguara')
  await endereco.getByLabel('Número').fill('1001')
  await endereco.getByLabel('Bairro').fill('Centro')
  await endereco.getByRole('combobox', { name: 'Cidade' }).fill('campinas sp')
  await page.getByRole('option', { name: 'Campinas – SP', exact: true }).click()
  await page.getByRole('button', { name: 'Criar cliente' }).click()
  await esperarToast(page, `Cliente Mariana ${marca} criado`)
  await titulo(page, `Mariana ${marca}`)

  await acao(page, 'Restringir')
  const gaveta = page.getByRole('dialog')
  await gaveta.getByRole('button', { name: 'Restringir' }).click()
  await expect(gaveta.getByLabel('Motivo')).toHaveAccessibleDescription(/Este campo é obrigatório/)
  await gaveta.getByLabel('Motivo').fill('Fatura de março em aberto')
  await gaveta.getByRole('button', { name: 'Restringir' }).click()
  await expect(page.getByRole('note')).toContainText('Fatura de março em aberto')
  await expect(historico(page)).toContainText('restringiu')
  await acao(page, 'Liberar')
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar' }).click()
  await expect(page.getByRole('note')).toHaveCount(0)

  await page.getByRole('button', { name: 'Registrar: Receber ofertas' }).click()
  await page.getByRole('dialog').getByLabel('Como a pessoa disse').fill('por telefone')
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('button', { name: 'Revogar: Receber ofertas' })).toBeVisible()
  await expect(historico(page)).toContainText('por telefone')
})

test('unificar dois cadastros, baixar os dados da pessoa e anonimizar', async ({ abrirComo, mundo }) => {
  const { marca, cliente, maria } = await prepararMaria(mundo)
  const outra = await cliente('M.', { email: 'maria@exemplo.com.br' })
  const page = await abrirComo()
  await page.goto(`/admin/cliente/${maria.id}`)
  await acao(page, 'Unificar com outro cadastro')
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('searchbox').fill(`M. ${marca}`)
  await dialogo.getByRole('button', { name: new RegExp(`^M\\. ${marca}`) }).click()
  const email = dialogo.getByRole('radiogroup', { name: 'E-mail' })
  await expect(email.getByRole('radio', { name: /maria@exemplo/ })).toBeChecked()
  await expect(dialogo.getByRole('region', { name: 'Deixa de existir' })).toContainText(`M. ${marca}`)
  await expect(dialogo.getByText(/^São pessoas diferentes: CPF/)).toBeVisible()
  await dialogo.getByLabel(/^Para confirmar, digite/).fill(`M. ${marca}`)
  await dialogo.getByRole('button', { name: 'Unificar', exact: true }).click()
  await esperarToast(page, 'Cadastros unificados')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maria@exemplo.com.br')
  await expect(historico(page)).toContainText('unificou')

  await page.goto(`/admin/cliente/${outra.id}`)
  await expect(page).toHaveURL(`/admin/cliente/${maria.id}`)
  await esperarToast(page, /Este cadastro foi unificado/)

  const baixado = page.waitForEvent('download')
  await acao(page, 'Exportar dados (LGPD)')
  const arquivo = await baixado
  expect(arquivo.suggestedFilename()).toBe(`cliente-${maria.codigo}-lgpd.json`)
  expect(await readFile(await arquivo.path(), 'utf8')).toContain('maria@exemplo.com.br')

  await acao(page, 'Anonimizar')
  const pergunta = page.getByRole('dialog', { name: `Anonimizar Maria ${marca}?` })
  await pergunta.getByLabel('Motivo').fill('Pedido da pessoa')
  await expect(pergunta.getByRole('button', { name: 'Anonimizar' })).toBeDisabled()
  await pergunta.getByLabel(/^Para confirmar/).fill(`Maria ${marca}`)
  await pergunta.getByRole('button', { name: 'Anonimizar' }).click()
  await titulo(page, 'Cliente anonimizado')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(historico(page)).not.toContainText('maria@exemplo.com.br')
})
