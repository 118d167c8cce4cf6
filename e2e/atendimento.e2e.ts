import { expect, type Page } from '@playwright/test'
import { abrirAtendimento, prepararContrato } from './base/atendimentos.ts'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const dialogo = (page: Page) => page.getByRole('dialog')
const acao = (page: Page, nome: string) =>
  page.getByRole('group', { name: 'O que você pode fazer' }).getByRole('button', { name: nome })
const situacao = (page: Page, nome: string) =>
  expect(page.locator('header').getByText(nome, { exact: true })).toBeVisible()
const responder = async (page: Page, campo: string, texto: string, confirmar: string) => {
  await dialogo(page).getByLabel(campo).fill(texto)
  await dialogo(page).getByRole('button', { name: confirmar }).click()
}

test('da abertura ao fechado e reaberto: prazo antes de salvar, e-mail ao cliente, arquivo, e quem está atrasado', async ({
  abrirComo,
  mundo,
}) => {
  const { atendente, email, endereco, cliente } = await prepararContrato(mundo)
  const page = await abrirComo(atendente)
  await page.goto(endereco)
  await expect(page.getByText('Nenhum atendimento neste contrato.')).toBeVisible()
  await page.getByRole('button', { name: 'Novo atendimento' }).first().click()
  const form = dialogo(page)
  await expect(form.getByLabel('Quem pede', { exact: true })).toHaveValue('Rita de Atender')
  await expect(form.getByLabel('Telefone de quem pede')).not.toHaveValue('')
  const prazo = form.getByRole('status')
  const normal = await prazo.textContent()
  await form.getByLabel('Prioridade').selectOption('Urgente')
  await expect(prazo).not.toHaveText(normal ?? '')
  await form.getByLabel('Assunto').fill('Sem sinal depois da chuva')
  await form.getByLabel('O que o cliente conta').fill('O poste da esquina caiu.')
  // The answer is lost on the way: sent again, it is the same ticket.
  await page.route('**/api/atendimento', (rota) => rota.fetch().then(() => rota.abort()), { times: 1 })
  await form.getByRole('button', { name: 'Abrir atendimento' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('button', { name: 'Abrir atendimento' }).click()
  await titulo(page, /^Atendimento \d+ · Sem sinal depois da chuva/)
  const { rows } = await mundo.sql('select id, protocolo from atendimento where cliente_id = $1', [cliente])
  expect(rows).toHaveLength(1)
  const { id, protocolo } = rows[0] as { id: string; protocolo: number }

  const conversa = page.getByRole('region', { name: 'Conversa' })
  await expect(conversa.getByText('O poste da esquina caiu.')).toBeVisible()
  await page.getByText('Ao cliente (por e-mail)').click()
  await expect(conversa.getByText(`Vai por e-mail para ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Textos prontos' }).click()
  await page.getByRole('menuitem', { name: 'Recebemos o seu pedido' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(conversa.getByText(/^Recebemos o seu pedido e já/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Nota interna' })).toBeChecked()
  const carta = await mundo.correio.esperarCarta(email, 'atendimento')
  expect(carta.subject).toBe(`Atendimento ${protocolo}: Sem sinal depois da chuva`)
  expect(carta.text).toContain('Recebemos o seu pedido')
  expect(carta.text).not.toContain('O poste da esquina caiu.')
  await expect(conversa.getByText(`enviada por e-mail para ${email}`)).toBeVisible()

  const escolha = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Anexar arquivo' }).click()
  await (await escolha).setFiles({ name: 'poste.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('button', { name: 'Abrir poste.png' }).click()
  await expect(dialogo(page).getByRole('img', { name: 'Imagem: poste.png' })).toBeVisible()
  await page.keyboard.press('Escape')

  await acao(page, 'Assumir').click()
  await acao(page, 'Aguardar cliente').click()
  await situacao(page, 'Aguardando cliente')
  await acao(page, 'Retomar').click()
  await situacao(page, 'Em andamento')
  await acao(page, 'Resolver').click()
  await responder(page, 'O que resolveu', 'Poste e cabo trocados', 'Resolver')
  await situacao(page, 'Resolvido')
  await acao(page, 'Fechar').click()
  await dialogo(page).getByRole('button', { name: 'Fechar atendimento' }).click()
  await situacao(page, 'Fechado')
  await expect(page.getByText('Este atendimento está fechado: reabra-o antes')).toBeVisible()
  await acao(page, 'Reabrir').click()
  await responder(page, 'O que o cliente disse', 'Caiu de novo', 'Reabrir')
  await situacao(page, 'Reaberto')
  await expect(
    page.getByRole('region', { name: 'Histórico' }).getByText('Poste e cabo trocados'),
  ).toBeVisible()

  await mundo.sql("update atendimento set prazo = now() - interval '2 days' where id = $1", [id])
  await page.goto('/admin/atendimento')
  await page
    .getByRole('navigation', { name: 'Filas' })
    .getByRole('link', { name: /^Atrasados/ })
    .click()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(String(protocolo))
  const linha = page.getByRole('row').filter({ hasText: 'Sem sinal depois da chuva' })
  await expect(linha).toContainText('atrasado há 2 dias')
  await page.goto(`/admin/cliente/${cliente}`)
  const secao = page.getByRole('region', { name: 'Atendimentos' })
  await expect(secao).toContainText('1 em aberto, 1 atrasado.')
  await secao.getByRole('link', { name: 'Sem sinal depois da chuva' }).click()
  await titulo(page, new RegExp(`^Atendimento ${protocolo}`))
})

test('no telefone: duas pessoas no mesmo atendimento, o duplicado unido, e a busca acha o protocolo', async ({
  abrirComo,
  mundo,
}) => {
  const { atendente, contrato } = await prepararContrato(mundo)
  const um = await abrirAtendimento(mundo, atendente, contrato, { assunto: 'Lenta à noite' })
  const outro = await abrirAtendimento(mundo, atendente, contrato, { assunto: 'Lenta de novo' })
  // The first ones have one digit, which is too little to search for.
  const protocolo = 4_815_162
  await mundo.sql('update atendimento set protocolo = $2 where id = $1', [outro.id, protocolo])
  const page = await abrirComo(atendente, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const ouvindo = page.waitForResponse((resposta) => resposta.url().includes('/api/vivo'))
  await page.goto(`/admin/atendimento/${um.id}`)
  await titulo(page, /^Atendimento \d+ · Lenta à noite/)
  await ouvindo
  const caixa = page.getByRole('textbox', { name: 'Escreva uma nota para a equipe' })
  await expect(caixa).toBeInViewport()
  await caixa.fill('Meio escrita')

  // Somebody else takes it meanwhile.
  const { access_token: token } = await mundo.api.entrar()
  await mundo.api.exigir('POST', `/atendimento/${um.id}/assumir`, { token, corpo: { versao: um.versao } })
  await expect(page.getByText('Este atendimento mudou enquanto você o olhava')).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await page
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Atendimentos' })
    .click()
  await dialogo(page).getByRole('button', { name: 'Continuar editando' }).click()
  await expect(caixa).toHaveValue('Meio escrita')
  await page.getByRole('button', { name: 'Salvar nota' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Meio escrita' })).toContainText(
    'o cliente não vê',
  )

  await page.getByRole('button', { name: 'Buscar tela, cliente ou venda' }).click()
  await dialogo(page).getByRole('combobox').fill(String(protocolo))
  await page.getByRole('option', { name: /^Lenta de novo/ }).click()
  await titulo(page, /Lenta de novo/)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Unir a outro' }).click()
  await dialogo(page)
    .getByLabel('Atendimento principal')
    .selectOption({ label: `${um.protocolo} · Lenta à noite` })
  await dialogo(page).getByRole('button', { name: 'Unir' }).click()
  await page.getByRole('link', { name: 'Continuar por lá' }).click()
  await titulo(page, /Lenta à noite/)
  await page.getByRole('button', { name: 'Dados', exact: true }).click()
  await expect(page.getByText(`${protocolo} · Lenta de novo`)).toBeVisible()
})
