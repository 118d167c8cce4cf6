import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { dadosDeVenda } from '../apps/api/src/vendas/venda/venda.fabrica.ts'
import { type Mundo, test } from './base/teste.ts'
import { enviarVenda, montarOferta, type OfertaMontada, vendedorDe } from './base/vendas.ts'

const filas = (page: Page) => page.getByRole('navigation', { name: 'Filas' })
const fila = (page: Page, nome: string | RegExp) => filas(page).getByRole('link', { name: nome })
const linhas = (page: Page) =>
  page
    .getByRole('table', { name: 'Lista de vendas' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const nomes = (page: Page) => linhas(page).locator('[data-linha]')
const novas = (page: Page) => page.getByRole('button', { name: /^\d+ vendas? novas?: mostrar$/ })

/** A seller and an analyst of a company of their own, and how the seller sells. */
const montar = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo, {
    canal: { anexos_obrigatorios: [], exige_aceite_digital: false },
  })
  const vendedor = await vendedorDe(mundo, oferta)
  const analista = await vendedorDe(mundo, oferta, 'Backoffice')
  const vender = (nome: string) => {
    const { cliente } = dadosDeVenda(ondeDe(oferta))
    return enviarVenda(mundo, vendedor, oferta, { cliente: { ...cliente, nome } })
  }
  const mover = (id: string, sql: string) => mundo.sql(`update venda set ${sql} where id = $1`, [id])
  return { oferta, vendedor, analista, vender, mover }
}
const ondeDe = ({ empresa, canal, plano }: OfertaMontada) => ({
  empresa_id: empresa.id,
  canal_venda_id: canal.id,
  plano_id: plano.id,
})

test('quem analisa abre a fila, filtra, procura, abre uma venda e leva o CSV', async ({
  abrirComo,
  mundo,
}) => {
  const { vendedor, analista, vender, mover } = await montar(mundo)
  const ana = await vender('Ana da Fila')
  const bruno = await vender('Bruno da Fila')
  const carla = await vender('Carla do Dia')
  await mover(ana.id, "situacao_em = now() - interval '30 hours'")
  await mover(
    carla.id,
    "situacao = 'AGENDADA', agendamento_turno = 'TARDE', agendamento_data = (now() at time zone 'America/Sao_Paulo')::date",
  )
  const page = await abrirComo(analista)
  await page.goto('/')
  await page.getByRole('link', { name: 'Vendas', exact: true }).click()
  await expect(nomes(page)).toHaveText(['Carla do Dia', 'Bruno da Fila', 'Ana da Fila'])
  await expect(fila(page, 'Para analisar 2 1 em atraso')).toBeVisible()

  await fila(page, /^Instalações de hoje 1/).click()
  await expect(nomes(page)).toHaveText(['Carla do Dia'])
  await expect(linhas(page)).toContainText(['Tarde'])
  await expect(linhas(page).locator('a[href^="tel:"]')).toBeVisible()

  await fila(page, /^Para analisar/).click()
  await expect(nomes(page)).toHaveText(['Ana da Fila', 'Bruno da Fila'])
  await expect(linhas(page).first()).toContainText('Atrasada')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Enviada até').fill('01/01/2020')
  await expect(page.getByText('Não há dados para exibir')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(nomes(page)).toHaveCount(2)

  await page.getByRole('searchbox', { name: 'Buscar' }).fill(String(bruno.protocolo))
  await expect(nomes(page)).toHaveText(['Bruno da Fila'])
  const baixado = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV completo' }).click()
  const csv = await readFile(await (await baixado).path(), 'utf8')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`${bruno.protocolo};Bruno da Fila;`)
  expect(csv).toContain(vendedor.nome)

  await nomes(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/venda/${bruno.id}`))
  await page.goBack()
  await expect(nomes(page)).toBeFocused()
})

test('uma venda nova aparece sem recarregar e sem mover o que se lê', async ({ abrirComo, mundo }) => {
  const { analista, vender } = await montar(mundo)
  const velha = await vender('Velha Conhecida')
  const page = await abrirComo(analista)
  const ouvindo = page.waitForResponse((resposta) => resposta.url().includes('/api/vivo'))
  await page.goto('/admin/venda')
  await expect(nomes(page)).toHaveText(['Velha Conhecida'])
  await expect(fila(page, /^Para analisar 1/)).toBeVisible()
  await ouvindo
  const antes = await linhas(page).boundingBox()

  await vender('Recém Chegada')
  await expect(novas(page)).toHaveText('1 venda nova: mostrar')
  await expect(fila(page, /^Para analisar 2/)).toBeVisible()
  await expect(nomes(page)).toHaveText(['Velha Conhecida'])
  expect(await linhas(page).boundingBox()).toEqual(antes)
  await novas(page).click()
  await expect(nomes(page)).toHaveText(['Recém Chegada', 'Velha Conhecida'])
  await expect(nomes(page).first()).toBeFocused()

  await fila(page, /^Para analisar/).click()
  await expect(nomes(page)).toHaveText(['Velha Conhecida', 'Recém Chegada'])
  const { access_token: token } = await mundo.api.entrar()
  await mundo.api.exigir('POST', `/venda/${velha.id}/aprovar`, { token, corpo: { versao: velha.versao } })
  await expect(linhas(page).first()).toContainText('Saiu desta lista')
  await expect(nomes(page)).toHaveText(['Velha Conhecida', 'Recém Chegada'])
  await expect(fila(page, /^Para agendar 1/)).toBeVisible()
})
