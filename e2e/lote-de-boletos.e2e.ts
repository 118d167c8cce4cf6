import { expect, type Page } from '@playwright/test'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { alvosPequenos } from './base/alvos.ts'
import { iniciarLote, prepararLote } from './base/lotes.ts'
import { titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'

const numero = (page: Page, nome: string) =>
  page.getByLabel('Contagem do lote').locator('div').filter({ hasText: nome }).locator('strong')
const terminado = (page: Page) => expect(page.getByText('Concluído', { exact: true })).toBeVisible()
const boletosDa = async ({ sql }: Mundo, empresa: string) => {
  const { rows } = await sql('select lote_id from boleto where empresa_id = $1', [empresa])
  return rows.length
}

test('o mês de todos: emitido uma vez, com o que falhou e por quê; de novo, ninguém é cobrado duas vezes', async ({
  abrirComo,
  mundo,
}) => {
  const { caixa, empresa, semDocumento } = await prepararLote(mundo)
  const page = await abrirComo(caixa)
  await page.goto('/admin/boleto')
  await page.getByRole('link', { name: 'Emissão em lote' }).click()
  await titulo(page, 'Emissão em lote')
  await expect(page.getByText('Nenhum lote foi emitido ainda.')).toBeVisible()
  await expect(
    page.getByText('2 contratos; nenhum tem boleto deste mês ainda; 2 boletos a emitir.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Emitir os boletos de .* para 2 contratos$/ }).click()

  await titulo(page, /^Lote de \d\d\/\d{4}$/)
  await terminado(page)
  await expect(numero(page, 'Boletos emitidos')).toHaveText('1')
  await expect(numero(page, 'Falhas')).toHaveText('1')
  const falha = page.getByRole('row').filter({ hasText: semDocumento.nome })
  await expect(falha).toContainText('O cliente não tem CPF ou CNPJ')
  await expect(falha.getByRole('link', { name: semDocumento.nome })).toHaveAttribute(
    'href',
    `/admin/cliente/${semDocumento.id}`,
  )
  await falha.getByRole('link', { name: 'Ver o contrato' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/cliente/${semDocumento.id}/plano/`))
  await page.goBack()

  await page.getByRole('link', { name: 'Ver os boletos deste lote' }).click()
  await titulo(page, 'Boletos')
  await expect(page).toHaveURL(/lote_id=/)
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1)
  await expect(page.getByRole('row').last()).toContainText('Rita de Atender')
  await page.goBack()

  const primeiro = page.url()
  await page.getByRole('button', { name: /^Emitir o que falta de/ }).click()
  await expect(page).not.toHaveURL(primeiro)
  await terminado(page)
  await expect(numero(page, 'Boletos emitidos')).toHaveText('0')
  await expect(numero(page, 'Sem cobrança')).toHaveText('1')
  await expect(numero(page, 'Falhas')).toHaveText('1')
  expect(await boletosDa(mundo, empresa)).toBe(1)

  await page
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Emissão em lote' })
    .click()
  await expect(
    page.getByText('2 contratos; 1 já tem boleto deste mês; 1 boleto a emitir.', { exact: true }),
  ).toBeVisible()
  const lista = page.getByRole('region', { name: 'Lista de lotes' })
  await expect(lista.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(2)
})

test('no telefone: a escolha, o lote e as falhas cabem e se alcançam', async ({ abrirComo, mundo }) => {
  const { caixa, empresa, semDocumento } = await prepararLote(mundo)
  await iniciarLote(mundo, empresa)
  const page = await abrirComo(caixa, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  })
  const cabe = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await problemasDeAcesso(page)).toEqual([])
    expect(await alvosPequenos(page)).toEqual([])
  }
  await page.goto('/admin/boleto/lote')
  await terminado(page)
  await expect(page.getByRole('button', { name: /^Emitir os boletos/ })).toBeVisible()
  await cabe()
  await page.getByRole('list', { name: 'Lista de lotes' }).getByRole('link').click()
  await expect(page.getByRole('listitem').filter({ hasText: semDocumento.nome })).toContainText(
    'O cliente não tem CPF ou CNPJ',
  )
  await cabe()
})

test('sem permissão de emitir, nem o botão nem a tela', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ grupo: ['LISTAR.BOLETO'] })
  const page = await abrirComo(pessoa)
  await page.goto('/admin/boleto')
  await titulo(page, 'Boletos')
  await expect(page.getByRole('link', { name: 'Emissão em lote' })).toHaveCount(0)
  await page.goto('/admin/boleto/lote')
  await expect(page.getByRole('heading', { name: 'Emissão em lote' })).toHaveCount(0)
})
