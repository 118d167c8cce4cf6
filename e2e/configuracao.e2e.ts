import { expect, type Page } from '@playwright/test'
import { imagens } from '../apps/api/src/provedor/imagem/imagem.fabrica.ts'
import { ADMIN } from '../apps/api/src/testes/admin.ts'
import { portaLivre } from '../apps/api/src/testes/porta-livre.ts'
import { ligarSmtp } from '../apps/api/src/testes/smtp.ts'
import { chaves } from '../packages/contract/src/provedor/configuracao-catalogo.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'

const abrir = async (page: Page, busca = '') => {
  await page.goto(`/admin/configuracao/geral${busca && `?busca=${busca}`}`)
  await titulo(page, 'Configurações gerais')
}
const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true })
const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const salvo = (page: Page) => esperarToast(page, 'Configurações salvas. Já valem.')

/** So that the other journeys of this worker find everything as they expect it. */
const voltarAosPadroes = async ({ api }: Mundo) => {
  const { access_token: token } = await api.entrar()
  const { versao } = await api.exigir<{ versao: number }>('GET', '/configuracao', { token })
  const padroes = Object.fromEntries(chaves.map((chave) => [chave, null]))
  await api.exigir('PUT', '/configuracao', { token, corpo: { ...padroes, versao, senha_atual: ADMIN.senha } })
}
test.afterEach(({ mundo }) => voltarAosPadroes(mundo))

test('nome, logotipo e cor da marca valem ao salvar, aqui e no login de quem chega', async ({
  page,
  abrirComo,
}) => {
  const admin = await abrirComo()
  await abrir(admin)
  const enviarLogo = (name: string, mimeType: string, buffer: Buffer) =>
    admin.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

  const comScript = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await enviarLogo('logo.svg', 'image/svg+xml', Buffer.from(comScript))
  await expect(admin.getByText('Envie uma imagem JPEG, PNG, WebP ou AVIF')).toBeVisible()
  await enviarLogo('logo.png', 'image/png', await imagens.png({ largura: 8000, altura: 5000 }))
  await expect(admin.getByText('A imagem tem pixels demais. O limite é de 30 megapixels.')).toBeVisible()
  await enviarLogo('logo.png', 'image/png', await imagens.png({ largura: 400, altura: 200 }))
  await expect(admin.getByRole('button', { name: 'Trocar', exact: true })).toBeVisible()

  await campo(admin, 'Nome do provedor').fill('Fibra Veloz')
  await campo(admin, 'Cor principal').fill('laranja')
  await salvar(admin)
  await expect(admin.getByText('Informe a cor como #0033a1')).toBeVisible()
  await campo(admin, 'Cor principal').fill('#ff6600')
  await salvar(admin)
  await salvo(admin)

  // Without a reload, the top bar, the window and the colours follow.
  await expect(admin.getByRole('banner').getByRole('link', { name: 'Fibra Veloz' })).toBeVisible()
  await expect(admin.getByRole('banner').locator('img')).toHaveJSProperty('complete', true)
  await expect(admin).toHaveTitle('Configurações gerais · Fibra Veloz')
  // Away from the button, which is darker on hover.
  await admin.mouse.move(0, 0)
  const botao = admin.getByRole('button', { name: 'Salvar', exact: true })
  await expect(botao).toHaveCSS('background-color', 'rgb(255, 102, 0)')
  await expect(botao).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(admin.getByRole('region', { name: 'Histórico' })).toContainText('Fibra Veloz')

  await page.goto('/login')
  await expect(page.getByText('Fibra Veloz', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalHeight', 64)
})

test('o teste diz o que há de errado com o servidor de e-mail, e depois que a mensagem saiu', async ({
  abrirComo,
  mundo,
}) => {
  const porta = await portaLivre()
  const page = await abrirComo()
  await abrir(page)
  await page.keyboard.press('/')
  await page.keyboard.type('e-mail smtp')
  await expect(campo(page, 'Nome do provedor')).toBeHidden()
  await page.getByRole('searchbox').fill('e-mail')
  await expect(page.getByText('SMTP_URL')).toBeVisible()

  await campo(page, 'Servidor de envio (SMTP)').fill('127.0.0.1')
  await campo(page, 'Porta').fill(String(porta))
  await campo(page, 'Segurança da conexão').selectOption('NENHUMA')
  await expect(page.getByText('O teste usa o que está salvo.')).toBeVisible()
  await salvar(page)
  // Accounts depend on it, so the person must confirm who they are.
  const pergunta = page.getByRole('dialog', { name: 'Confirme que é você' })
  await pergunta.getByLabel('Sua senha').fill('não é esta')
  await page.keyboard.press('Enter')
  await expect(pergunta.getByText('Senha atual incorreta')).toBeVisible()
  await pergunta.getByLabel('Sua senha').fill(ADMIN.senha)
  await pergunta.getByRole('button', { name: 'Confirmar e salvar' }).click()
  await salvo(page)
  await expect(pergunta).toBeHidden()
  const aviso = await mundo.correio.esperarCarta(ADMIN.email, 'mudanca')
  expect(aviso.text).toContain('Servidor de envio (SMTP), Porta, Segurança da conexão')
  await campo(page, 'Enviar o teste para').fill('ana@teste.br')
  // As low on the screen as possible, because the answer appears below it.
  const testar = page.getByRole('button', { name: 'Enviar e-mail de teste' })
  await testar.evaluate((botao) => botao.scrollIntoView({ block: 'end' }))
  await testar.click()
  const resposta = page.getByRole('status').filter({ hasText: `127.0.0.1:${porta} recusou a conexão.` })
  await expect(resposta).toBeVisible()
  const fimDaResposta = await resposta.evaluate((aviso) => aviso.getBoundingClientRect().bottom)
  const barra = page.getByRole('button', { name: 'Salvar', exact: true })
  expect(fimDaResposta).toBeLessThan(await barra.evaluate((botao) => botao.getBoundingClientRect().top))

  const smtp = await ligarSmtp(porta)
  await page.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
  await expect(page.getByText(`Mensagem aceita por 127.0.0.1:${porta}`)).toBeVisible()
  expect(smtp.recebidas.map((carta) => carta.destinos)).toEqual([['ana@teste.br']])
  await smtp.desligar()
})

test('de dois que mudam ao mesmo tempo, o segundo vê o que mudou e nada se perde', async ({
  abrirComo,
  mundo,
}) => {
  const outra = await mundo.pessoas.criar({ nome: 'Bia Souza', grupo: 'Administrador' })
  const ana = await abrirComo()
  const bia = await abrirComo(outra)
  await abrir(ana)
  await abrir(bia)
  await campo(bia, 'Nome do provedor').fill('Nome da Bia')
  await campo(bia, 'Validade do convite').fill('3')
  await salvar(bia)
  await salvo(bia)

  await campo(ana, 'Nome do provedor').fill('Nome da Ana')
  await campo(ana, 'Duração da sessão sem uso').fill('5')
  await salvar(ana)
  const conflito = ana.getByRole('dialog', { name: 'Outra pessoa salvou antes de você' })
  await expect(conflito).toContainText('Bia Souza salvou em')
  await expect(conflito).toContainText('Validade do convite: 3 dias')
  await conflito.getByText('Nome da Bia').click()
  await conflito.getByRole('button', { name: 'Salvar assim' }).click()
  await salvo(ana)
  await expect(campo(ana, 'Nome do provedor')).toHaveValue('Nome da Bia')
  await expect(campo(ana, 'Validade do convite')).toHaveValue('3')
  await expect(campo(ana, 'Duração da sessão sem uso')).toHaveValue('5')
})
