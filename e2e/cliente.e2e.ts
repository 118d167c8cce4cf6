import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { telefoneDeTeste } from '../apps/api/src/clientes/cliente/cliente.fabrica.ts'
import { cpfDeTeste } from '../apps/api/src/testes/documentos.ts'
import { formatarDocumento } from '../packages/contract/src/valores/documento.ts'
import { abrirAtendimento, prepararContrato } from './base/atendimentos.ts'
import { prepararEmpresa, prepararMaria, TELEFONE_DA_MARIA } from './base/clientes.ts'
import { escolher, esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'
import { enviarVenda, vendedorDe } from './base/vendas.ts'

const historico = (page: Page) => page.getByRole('region', { name: 'Histórico' })
const acao = async (page: Page, nome: string) => {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: nome }).click()
}

test('do cadastro com aviso de duplicado à restrição e ao histórico', async ({ abrirComo, mundo }) => {
  const { marca, nomeDaEmpresa, maria } = await prepararMaria(mundo)
  // Who has a single company is not asked for it.
  await prepararEmpresa(mundo)
  const page = await abrirComo()
  await page.goto('/admin/cliente/novo')
  await escolher(page, 'Empresa', nomeDaEmpresa)
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
  await expect(page.getByText('Este cliente não tem plano.')).toBeVisible()
  await page.getByRole('link', { name: 'Editar dados' }).click()

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
  await page.goto(`/admin/cliente/${maria.id}/dados`)
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
  await page.getByRole('link', { name: 'Editar dados' }).click()

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

test('de relance o que o cliente tem; editado, o novo está lá; o vendedor consulta o plano, sem os dados', async ({
  abrirComo,
  mundo,
}) => {
  const { oferta, atendente, contrato, dono } = await prepararContrato(mundo)
  const vendedor = await vendedorDe(mundo, oferta)
  const { cpf_cnpj } = dono
  if (!cpf_cnpj) throw new Error('sem documento')
  const cpf = formatarDocumento(cpf_cnpj)
  const { protocolo } = await enviarVenda(mundo, vendedor, oferta, {
    cliente: {
      ...{ tipo_pessoa: 'PF', cpf_cnpj, nome: dono.nome, data_nascimento: '1990-05-01' },
      telefones: [telefoneDeTeste()],
    },
  })
  const { id, protocolo: chamado } = await abrirAtendimento(mundo, atendente, contrato)
  await mundo.sql("update atendimento set prazo = now() - interval '2 days' where id = $1", [id])

  const page = await abrirComo(atendente)
  await page.goto(`/admin/cliente?busca=${cpf}`)
  await page.getByRole('link', { name: dono.nome }).click()
  await titulo(page, dono.nome)
  const parte = (name: string) => page.getByRole('region', { name })
  await expect(parte('Planos').getByRole('listitem')).toContainText([/^Fibra .*Ativo/])
  await expect(page.getByRole('list', { name: 'O que precisa de atenção' })).toContainText(
    `Atendimento ${chamado} atrasado: Internet lenta à noite`,
  )
  await expect(parte('Atendimentos')).toContainText('atrasado há 2 dias')
  await expect(parte('Vendas do cliente').getByRole('listitem').first()).toContainText(
    `Protocolo ${protocolo}`,
  )
  await page.getByRole('link', { name: 'Editar dados' }).click()
  await page.getByRole('textbox', { name: 'Observações' }).fill('Ligar só à tarde')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL(`/admin/cliente/${dono.id}`)
  await expect(parte('Quem é')).toContainText('Ligar só à tarde')

  const fora = await abrirComo(vendedor, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await fora.goto(`/cliente?busca=${cpf}`)
  const cartao = fora.getByRole('list', { name: 'O que tem e o que espera' })
  await expect(cartao.getByRole('listitem')).toHaveText([
    /^Fibra .*Ativo$/,
    new RegExp(`^Venda ${protocolo}`),
  ])
  await expect(fora.getByText(cpf)).toHaveCount(0)
  await expect(fora.getByText(/^\*\*\*\./)).toBeVisible()
  await cartao.getByRole('link', { name: `Venda ${protocolo}` }).tap()
  await expect(fora).toHaveURL(/\/vendedor\/venda\//)
})
