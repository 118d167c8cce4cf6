import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { fotografar, lerCodigos, textoDaPagina } from '../apps/api/src/testes/codigos-do-pdf.ts'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { alvosPequenos } from './base/alvos.ts'
import { prepararBoleto } from './base/boleto-publico.ts'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})

const copiado = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const semBarras = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

test('o cliente abre o link, copia o Pix e a linha, guarda o PDF e vê que foi pago', async ({
  page,
  mundo,
}) => {
  const { boleto, caminho, agir } = await prepararBoleto(mundo)
  await page.goto(caminho)
  await titulo(page, 'Rita, o seu boleto')
  // Nobody reads the secret over a shoulder, and a reload still works.
  await expect(page).toHaveURL('/boleto')
  await page.reload()
  await expect(page.getByText('R$ 129,90').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copiar o código Pix' }).click()
  await expect(page.getByText(/^Copiado!/)).toBeVisible()
  expect(await copiado(page)).toBe(boleto.pix)
  await page.getByRole('button', { name: 'Copiar a linha digitável' }).click()
  await expect(page.getByText(/^Copiada!/)).toBeVisible()
  expect(await copiado(page)).toBe(boleto.linha_digitavel.replace(/\D/g, ''))
  const baixado = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar o boleto (PDF)' }).click()
  const pdf = await readFile(await (await baixado).path())
  expect(textoDaPagina(new Uint8Array(pdf)).texto).toContain(boleto.linha_digitavel)

  await page.getByRole('button', { name: 'Mostrar o QR Code' }).click()
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  await semBarras(page)
  expect(await problemasDeAcesso(page)).toEqual([])
  expect(await alvosPequenos(page)).toEqual([])

  await mundo.sql("update boleto set emissao = '2026-01-02' where id = $1", [boleto.id])
  await agir('pagar', { pago_em: '2026-01-05', valor: boleto.valor, meio: 'DINHEIRO', motivo: 'No balcão' })
  await titulo(page, 'Rita, este boleto está pago')
  await expect(page.getByText('Pago em 05/01/2026')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await problemasDeAcesso(page)).toEqual([])
})

test('no computador o QR Code já está na tela, e impresso ainda se lê', async ({ page, mundo }) => {
  const { boleto, caminho } = await prepararBoleto(mundo)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(caminho)
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  expect(await problemasDeAcesso(page)).toEqual([])
  const papel = new Uint8Array(await page.pdf({ format: 'A4' }))
  const { paginas } = textoDaPagina(papel)
  const lidos = await Promise.all(
    Array.from({ length: paginas }, (_, qual) => lerCodigos(fotografar(papel, qual))),
  )
  expect(lidos.flat().map(({ texto }) => texto)).toEqual([boleto.pix])
})

test('o boleto vai por e-mail, e o link da carta abre a página; sem rede ela diz, e tenta de novo', async ({
  page,
  mundo,
}) => {
  const { boleto, email, caminho, token, agir } = await prepararBoleto(mundo)
  await mundo.api.exigir('POST', `/boleto/${boleto.id}/enviar`, { token, corpo: {} })
  const carta = await mundo.correio.esperarCarta(email, 'boleto')
  expect(carta.text).toContain(boleto.linha_digitavel)
  expect(carta.text).toContain(boleto.link)
  await page.route('**/api/boleto/publico', (rota) => rota.abort())
  await page.goto(caminho)
  await expect(page.getByRole('alert')).toContainText('Confira a sua internet')
  await page.unroute('**/api/boleto/publico')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await titulo(page, 'Rita, o seu boleto')
  await agir('cancelar', { motivo: 'Cobrado em dobro' })
  await titulo(page, 'Rita, este boleto foi cancelado')
  await page.goto(caminho.slice(0, -5))
  await titulo(page, 'Este link não vale mais')
})
