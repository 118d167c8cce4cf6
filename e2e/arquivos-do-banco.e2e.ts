import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { prepararCobranca } from './base/arquivos-do-banco.ts'
import { esperarToast, menu, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const enviar = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole('group', { name: 'Arquivo de retorno' })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer })

const linha = (page: Page, numero: number, resultado: string) =>
  page
    .getByRole('row')
    .filter({ hasText: `Boleto ${numero}` })
    .filter({ hasText: resultado })

test('da remessa ao retorno: registrado, rejeitado, pago, sem boleto, e o mesmo arquivo de novo', async ({
  abrirComo,
  mundo,
}) => {
  const { conta, boleto, retorno } = await prepararCobranca(mundo)
  const [ana, bia, caio] = [
    await boleto('Ana', 99_90),
    await boleto('Bia', 129_90),
    await boleto('Caio', 50_00),
  ]
  const page = await abrirComo()
  await page.goto('/admin/painel')
  await menu(page).getByRole('link', { name: 'Arquivos do banco' }).click()
  await titulo(page, 'Arquivos do banco')

  const espera = page.getByRole('listitem').filter({ hasText: conta.nome })
  await expect(espera).toContainText('3 boletos a registrar')
  await expect(espera).toContainText('R$ 279,80')
  await espera.getByRole('button').click()
  await esperarToast(page, /^Remessa 1 em preparo/)
  const remessas = page.getByRole('region', { name: 'Lista de remessas' })
  const gerada = remessas.getByRole('row').filter({ hasText: conta.nome })
  await expect(gerada).toContainText('Ainda não baixada')
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    gerada.getByRole('button', { name: /^Baixar/ }).click(),
  ])
  const remessa = await readFile(await arquivo.path(), 'latin1')
  await expect(gerada).toContainText('Pronta')
  expect(remessa).toMatch(/^01REMESSA/)
  for (const { nosso_numero } of [ana, bia, caio]) expect(remessa).toContain(nosso_numero)
  await expect(espera).toContainText('Nada espera pela próxima remessa')
  await expect(espera.getByRole('button')).toHaveAttribute('aria-disabled', 'true')

  // The bank's file given back as an answer, and one that was cut.
  await enviar(page, 'remessa.rem', Buffer.from(remessa, 'latin1'))
  await expect(page.getByRole('alert')).toContainText('Este é um arquivo de remessa, que vai para o banco')
  const bytes = retorno([
    { ...ana, ocorrencia: '02' },
    { ...bia, ocorrencia: '03', motivos: '1137' },
    { ...caio, ocorrencia: '02' },
    { ...ana, ocorrencia: '06', data: '2026-12-08', credito: '2026-12-09', pago: 99_90, tarifa: 1_95 },
    { nosso_numero: '77777777', ocorrencia: '06', valor: 10_00, pago: 10_00, data: '2026-12-08' },
  ])
  await enviar(page, 'CB1811.RET', bytes.subarray(0, 1500))
  await expect(page.getByRole('alert')).toContainText('O arquivo está incompleto: falta o fim')

  await enviar(page, 'CB1811.RET', bytes)
  await titulo(page, 'Retorno CB1811.RET')
  await expect(page.getByText('Lido', { exact: true })).toBeVisible()
  await expect(linha(page, ana.numero, 'Registrado')).toBeVisible()
  await expect(linha(page, ana.numero, 'Pago')).toContainText('R$ 99,90')
  await expect(linha(page, bia.numero, 'Rejeitado')).toContainText(
    'CEP não numérico; CPF ou CNPJ do pagador inválido',
  )
  await expect(page.getByRole('definition').filter({ hasText: 'R$ 109,90' })).toBeVisible()
  const resultados = page.getByRole('navigation', { name: 'Filas' })
  await resultados.getByRole('link', { name: /^Sem boleto/ }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('Nosso número 77777777')
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('navigation').getByRole('link', { name: 'Arquivos do banco' }).last().click()
  await enviar(page, 'de novo.RET', bytes)
  await titulo(page, 'Retorno CB1811.RET')
  await expect(page.getByRole('status').filter({ hasText: 'Nada mudou' })).toBeVisible()
  const { rows } = await mundo.sql(
    'select count(*)::integer as n from boleto_pagamento where boleto_id = $1',
    [ana.id],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('sem permissão de editar boletos, a tela não está no menu nem abre', async ({ abrirComo, mundo }) => {
  const pessoa = await mundo.pessoas.criar({ grupo: ['LISTAR.BOLETO'] })
  const page = await abrirComo(pessoa)
  await page.goto('/admin/boleto/arquivos')
  await expect(page.getByRole('group', { name: 'Arquivo de retorno' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Arquivos do banco' })).toHaveCount(0)
})
