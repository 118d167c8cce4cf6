import { expect } from '@playwright/test'
import { contaUnica } from '../apps/api/src/cobranca/conta-bancaria/contas-dos-bancos.fabrica.ts'
import { dadosDeEmpresa } from '../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { marcaUnica } from './base/pessoas.ts'
import { escolher, esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

test('as contas de uma empresa: o dígito errado é dito, a primeira é a padrão, e outra toma o lugar', async ({
  abrirComo,
  mundo,
}) => {
  const nome = `Fibra ${marcaUnica()}`
  const { access_token: token } = await mundo.api.entrar()
  const corpo = dadosDeEmpresa({ nome_fantasia: nome })
  const { id } = await mundo.api.exigir<{ id: string }>('POST', '/empresa', { token, corpo })
  const { agencia, conta, conta_dv } = contaUnica('341')
  const page = await abrirComo()
  await page.goto(`/admin/empresa/${id}`)
  const contas = page.getByRole('region', { name: 'Contas bancárias' })
  await expect(contas).toContainText('Sem uma conta, não é possível emitir boletos')
  await contas.getByRole('link', { name: 'Nova conta' }).click()
  await titulo(page, 'Nova conta bancária')

  const campo = (name: string) => page.getByRole('textbox', { name, exact: true })
  await escolher(page, 'Banco', '341 – Itaú')
  await expect(campo('Nome')).toHaveValue('Itaú')
  await campo('Agência').fill(agencia)
  await campo('Conta').fill(String(conta))
  await campo('Dígito da conta').fill(String((Number(conta_dv) + 1) % 10))
  await campo('Carteira').fill('109')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(campo('Dígito da conta')).toHaveAccessibleDescription(/não confere/)
  await campo('Dígito da conta').fill(String(conta_dv))
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await esperarToast(page, 'Conta Itaú criada')
  await expect(contas.getByRole('listitem')).toHaveText(
    `ItaúPadrãoItaú · agência ${agencia} · conta ${conta}-${conta_dv} · carteira 109`,
  )

  const caixa = contaUnica('104')
  await contas.getByRole('link', { name: 'Nova conta' }).click()
  await escolher(page, 'Banco', '104 – Caixa')
  await expect(campo('Conta')).toHaveCount(0)
  await campo('Agência').fill(caixa.agencia)
  await campo('Dígito da agência').fill(String(caixa.agencia_dv))
  await campo('Código do beneficiário').fill(String(caixa.convenio))
  await page.getByRole('switch', { name: /Conta padrão/ }).check({ force: true })
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(contas.getByRole('listitem').first()).toContainText('CaixaPadrão')
  await expect(contas.getByRole('listitem').last()).not.toContainText('Padrão')

  await contas.getByRole('link', { name: 'Caixa' }).click()
  await titulo(page, 'Caixa')
  await page.getByRole('button', { name: 'Criar segredo' }).click()
  await expect(page.getByRole('dialog').getByLabel('Segredo dos avisos')).toHaveValue(/^whsec_/)
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('Segredo dos avisosdefinido')
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  const pergunta = page.getByRole('dialog')
  await pergunta.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(pergunta).toContainText('Esta é a conta padrão da empresa')
})
