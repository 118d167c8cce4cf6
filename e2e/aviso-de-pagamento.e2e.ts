import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { cabecalhosDoAviso } from '../apps/api/src/cobranca/aviso/aviso.fabrica.ts'
import { txidDoBoleto } from '../packages/contract/src/cobranca/boleto.ts'
import { emitirUm, prepararCobranca } from './base/boletos.ts'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const situacao = (page: Page, nome: string) =>
  expect(page.locator('header').getByText(nome, { exact: true })).toBeVisible()

test('segunda via depois do vencimento; o Pix avisa duas vezes, e o boleto é pago uma', async ({
  abrirComo,
  mundo,
}) => {
  const { contrato, oferta, caixa } = await prepararCobranca(mundo)
  const { id, numero } = await emitirUm(mundo, contrato)
  await mundo.sql('update boleto set vencimento = current_date - 10 where id = $1', [id])
  const { rows } = await mundo.sql('select conta_bancaria_id as conta from boleto where id = $1', [id])
  const { conta } = rows[0] as { conta: string }

  const administracao = await abrirComo()
  await administracao.goto(`/admin/empresa/${oferta.empresa.id}/conta/${conta}`)
  await administracao.getByRole('button', { name: 'Criar segredo' }).click()
  const segredo = await administracao.getByRole('dialog').getByRole('textbox').inputValue()

  const page = await abrirComo(caixa)
  const ouvindo = page.waitForResponse((resposta) => resposta.url().includes('/api/vivo'))
  await page.goto(`/admin/boleto/${id}`)
  await situacao(page, 'Vencido')
  await ouvindo
  const baixado = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Segunda via' }).click()
  expect((await readFile(await (await baixado).path())).subarray(0, 5).toString()).toBe('%PDF-')

  const { access_token: token } = await mundo.api.entrar(caixa)
  const { hoje } = await mundo.api.exigir<{ hoje: { total: number; dia: string } }>('GET', `/boleto/${id}`, {
    token,
  })
  const corpo = JSON.stringify({
    ...{ evento: 'PAGO', txid: txidDoBoleto(numero), valor: hoje.total, pago_em: hoje.dia, meio: 'PIX' },
    fim_a_fim: 'E18236120202611171530s0123456789',
  })
  const avisar = async (cabecalhos: Record<string, string>) => {
    const resposta = await fetch(`${mundo.app.url}/api/aviso-de-pagamento/${conta}`, {
      ...{ method: 'POST', headers: cabecalhos, body: corpo },
    })
    return [resposta.status, ((await resposta.json()) as { resultado?: string }).resultado]
  }
  expect(await avisar(cabecalhosDoAviso(`whsec_${'A'.repeat(32)}`, corpo))).toEqual([401, undefined])
  expect(await avisar(cabecalhosDoAviso(segredo, corpo))).toEqual([200, 'APLICADO'])
  await situacao(page, 'Pago')
  expect(await avisar(cabecalhosDoAviso(segredo, corpo))).toEqual([200, 'SEM_EFEITO'])
  await page.reload()
  await situacao(page, 'Pago')
  await expect(page.getByText('Pago de novo')).toHaveCount(0)

  await page.goto('/admin/boleto/arquivos')
  await titulo(page, 'Arquivos do banco')
  const avisos = page.getByRole('region', { name: 'Avisos recebidos' })
  await expect(avisos.getByRole('row').filter({ hasText: String(numero) })).toHaveCount(2)
  const pagos = await mundo.sql('select count(*)::int as n from boleto_pagamento where boleto_id = $1', [id])
  expect(pagos.rows).toEqual([{ n: 1 }])
})
