import { expect, type Page } from '@playwright/test'
import { prepararCobranca } from './base/boletos.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'

const dialogo = (page: Page) => page.getByRole('dialog')
const acao = (page: Page, nome: string) =>
  page.getByRole('group', { name: 'O que você pode fazer' }).getByRole('button', { name: nome })
const confirmar = (page: Page, nome: string) =>
  dialogo(page).getByRole('button', { name: nome, exact: true }).click()
const situacao = (page: Page, nome: string) =>
  expect(page.locator('header').getByText(nome, { exact: true })).toBeVisible()
const buscar = (page: Page, texto: string) => page.getByRole('searchbox', { name: 'Buscar' }).fill(texto)
const linhas = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const rodape = (page: Page, texto: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Lista de boletos' }).getByText(texto)).toBeVisible()
const reais = (centavos: number) =>
  (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

type Linha = { id: string; numero: number; valor: number }
const emitidos = async ({ sql }: Mundo, contrato: string) => {
  const { rows } = await sql(
    'select id, numero::int, valor::int from boleto where cliente_plano_id = $1 order by vencimento',
    [contrato],
  )
  return rows as Linha[]
}

test('o ano de um contrato: emitido, achado pela linha digitável, um pago à mão, outro cancelado, e as somas', async ({
  abrirComo,
  mundo,
}) => {
  const { caixa, caminho, contrato, cliente } = await prepararCobranca(mundo)
  const page = await abrirComo(caixa)
  await page.goto(caminho)
  const secao = page.getByRole('region', { name: 'Boletos', exact: true })
  await expect(secao.getByText('Nenhum boleto deste contrato ainda.')).toBeVisible()
  await secao.getByRole('button', { name: 'Emitir boletos' }).click()
  await dialogo(page).getByRole('button', { name: '12 meses' }).click()
  await expect(dialogo(page).getByText(/^12 boletos, R\$/)).toBeVisible()
  await confirmar(page, 'Emitir')
  await expect(dialogo(page).getByText(/^12 boletos emitidos, somando R\$/)).toBeVisible()
  await dialogo(page).getByRole('button', { name: 'Fechar' }).last().click()
  await expect(secao.getByRole('listitem')).toHaveCount(6)
  const todos = await emitidos(mundo, contrato)
  expect(todos).toHaveLength(12)

  // The same months again: each already has its own.
  await secao.getByRole('button', { name: 'Emitir boletos' }).click()
  await expect(
    dialogo(page).getByRole('link', { name: `boleto ${todos[0]?.numero}`, exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await secao.getByRole('link').filter({ hasText: 'Mensalidade' }).first().click()
  await titulo(page, /^Boleto \d+ · Rita de Atender/)
  const linha = await page.getByRole('region', { name: 'Linha digitável' }).locator('code').textContent()
  await page.goto('/admin/boleto')
  await buscar(page, linha ?? '')
  await expect(linhas(page)).toHaveCount(1)
  await linhas(page).getByRole('link').click()

  await acao(page, 'Dar baixa').click()
  await dialogo(page).getByLabel('Como foi pago').selectOption('Dinheiro')
  await dialogo(page).getByLabel('Por que a baixa é à mão').fill('Pagou no balcão')
  await confirmar(page, 'Dar baixa')
  await esperarToast(page, 'Baixa feita: o boleto está pago')
  await situacao(page, 'Pago')
  await expect(page.getByRole('region', { name: 'Histórico' }).getByText('Pagou no balcão')).toBeVisible()

  const segundo = todos[1]
  await page.goto(`/admin/boleto/${segundo?.id}`)
  await acao(page, 'Cancelar boleto').click()
  await confirmar(page, 'Cancelar boleto')
  await expect(dialogo(page).getByText('Escreva ao menos 3 letras')).toBeVisible()
  await dialogo(page).getByLabel('Por que cancelar').fill('Valor combinado por telefone')
  await confirmar(page, 'Cancelar boleto')
  await situacao(page, 'Cancelado')

  const abertos = todos.slice(2).reduce((soma, { valor }) => soma + valor, 0)
  await page.goto(`/admin/boleto?cliente_id=${cliente}&visao=em_aberto`)
  await rodape(page, `10 boletos · R$ ${reais(abertos)} a receber`)
  await page.goto(`/admin/boleto?cliente_id=${cliente}&visao=pagos`)
  await rodape(page, `1 boleto · R$ ${reais(todos[0]?.valor ?? 0)} recebidos`)
})

test('no telefone: vencido, diz quanto se deve hoje; outra pessoa dá baixa enquanto se olha; e a busca o acha', async ({
  abrirComo,
  mundo,
}) => {
  const { caixa, cliente } = await prepararCobranca(mundo)
  const { access_token: token } = await mundo.api.entrar(caixa)
  const page = await abrirComo(caixa, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`/admin/cliente/${cliente}`)
  await page.getByRole('button', { name: 'Emitir boleto' }).click()
  await dialogo(page).getByLabel('O que é cobrado').fill('Mudança de cômodo')
  await dialogo(page).getByLabel('Valor', { exact: true }).fill('80,00')
  await dialogo(page).getByLabel('Vencimento', { exact: true }).fill('10/12/2029')
  // The answer is lost on the way: sent again, it is the same boleto.
  await page.route('**/api/boleto', (rota) => rota.fetch().then(() => rota.abort()), { times: 1 })
  await dialogo(page).getByRole('button', { name: 'Emitir boleto' }).click()
  await expect(dialogo(page).getByRole('alert')).toBeVisible()
  await dialogo(page).getByRole('button', { name: 'Emitir boleto' }).click()
  await titulo(page, /^Boleto \d+ · Rita de Atender/)
  const { rows } = await mundo.sql('select id, numero::int from boleto where cliente_id = $1', [cliente])
  expect(rows).toHaveLength(1)
  const { id, numero } = rows[0] as Linha

  await mundo.sql(
    'update boleto set emissao = current_date - 20, vencimento = current_date - 10 where id = $1',
    [id],
  )
  await page.reload()
  await situacao(page, 'Vencido')
  await expect(page.getByText(/^multa de R\$ 1,60 e juros de R\$/)).toBeVisible()
  await page.goto(`/admin/cliente/${cliente}`)
  await page.getByRole('link', { name: /^Boleto de R\$ 80,00 vencido em/ }).click()
  await titulo(page, new RegExp(`^Boleto ${numero}`))

  const ouvindo = page.waitForResponse((resposta) => resposta.url().includes('/api/vivo'))
  await page.goto(`/admin/boleto/${id}`)
  await titulo(page, new RegExp(`^Boleto ${numero}`))
  await ouvindo
  const { versao } = await mundo.api.exigir<{ versao: number }>('GET', `/boleto/${id}`, { token })
  await acao(page, 'Cancelar boleto').click()
  await dialogo(page).getByLabel('Por que cancelar').fill('Desistiu')
  const pago_em = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  await mundo.api.exigir('POST', `/boleto/${id}/pagar`, {
    token,
    corpo: {
      versao,
      pago_em,
      valor: 80_00,
      com_diferenca: true,
      meio: 'PIX',
      motivo: 'Comprovante conferido',
    },
  })
  await expect(dialogo(page).getByText('O boleto mudou enquanto você decidia')).toBeVisible()
  await expect(dialogo(page).getByRole('button', { name: 'Cancelar boleto' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await situacao(page, 'Pago')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Rita de Atender')
  const achado = page.getByRole('option', { name: new RegExp(`^Boleto ${numero} · Rita de Atender`) })
  await expect(achado).toBeVisible()
})
