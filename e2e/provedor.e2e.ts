import { type BrowserContext, expect, type Page } from '@playwright/test'
import { cnpjDeTeste } from '../apps/api/src/testes/documentos.ts'
import { bancoVazio } from './base/banco.ts'
import { linkDaCarta } from './base/correio.ts'
import { CLIENTE, passosDaVenda } from './base/passos-da-venda.ts'
import { escolher, esperarToast, menu, titulo } from './base/tela.ts'
import { test as base, type Mundo, PRAZO_DO_MUNDO_MS, preencherLogin, prepararMundo } from './base/teste.ts'
import { anexar, continuar, naEtapa } from './base/vendas.ts'

const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true })
const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true })

const preencher = async (page: Page, valores: Record<string, string>) => {
  for (const [nome, valor] of Object.entries(valores)) await campo(page, nome).fill(valor)
}

/** From the list of what is missing until the first sale. */
const doPainel = async (page: Page, passo: string) => {
  await menu(page).getByRole('link', { name: 'Painel' }).click()
  await titulo(page, 'Painel')
  await page.getByRole('link', { name: passo }).click()
}

const criarEmpresa = async (page: Page, nome: string) => {
  await doPainel(page, 'Cadastrar empresa')
  await preencher(page, {
    CNPJ: cnpjDeTeste(),
    'Razão social': `${nome} Telecomunicações Ltda.`,
    'Nome fantasia': nome,
  })
  await botao(page, 'Criar empresa').click()
  await titulo(page, nome)
}

const criarCanal = async (page: Page, nome: string) => {
  await doPainel(page, 'Cadastrar canal')
  await campo(page, 'Nome').fill(nome)
  await escolher(page, 'Tipo', 'Loja')
  await botao(page, 'Criar canal').click()
  await titulo(page, nome)
}

const criarRecurso = async (page: Page, nome: string) => {
  await doPainel(page, 'Cadastrar recurso')
  await campo(page, 'Nome').fill(nome)
  await page.getByRole('combobox', { name: 'Ícone' }).fill('wifi')
  await page.getByRole('option', { name: 'wifi', exact: true }).click()
  await botao(page, 'Criar recurso').click()
  await esperarToast(page, new RegExp(nome))
}

const criarAdicional = async (page: Page, nome: string, valor: string) => {
  await page.goto('/admin/configuracao/adicional')
  await botao(page, 'Novo adicional').first().click()
  await preencher(page, { Nome: nome, Valor: valor })
  await escolher(page, 'Categoria', 'Wi-Fi')
  await botao(page, 'Criar adicional').click()
  await titulo(page, nome)
}

type Onde = { empresa: string; canal: string; cidade: string; adicional: string }

const criarPlano = async (page: Page, nome: string, onde: Onde) => {
  await doPainel(page, 'Cadastrar plano')
  await preencher(page, {
    Nome: nome,
    Código: 'F-500',
    Download: '500',
    Upload: '250',
    Mensalidade: '99,90',
    Instalação: '150,00',
    Fidelidade: '12',
    'Benefício em troca': 'Roteador em comodato',
    'Valor do benefício': '600,00',
  })
  await page.getByRole('switch', { name: /^Todas as empresas/ }).uncheck()
  await escolher(page, 'Escolha as empresas', onde.empresa)
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /^Todos os canais/ }).uncheck()
  await escolher(page, 'Escolha os canais', onde.canal)
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /^Todas as cidades/ }).uncheck()
  await page.getByRole('combobox', { name: 'Adicionar cidade' }).fill('campinas')
  await page.getByRole('option', { name: onde.cidade, exact: true }).click()
  await escolher(page, 'Oferecer adicional', onde.adicional)
  await page.getByRole('switch', { name: `${onde.adicional} é obrigatório` }).check()
  await botao(page, 'Criar plano').click()
  await titulo(page, nome)
}

const criarPromocao = async (page: Page, nome: string, plano: string) => {
  await page.goto('/admin/promocao')
  await botao(page, 'Nova promoção').first().click()
  await campo(page, 'Nome').fill(nome)
  await escolher(page, 'Desconto na mensalidade', 'Percentual')
  await preencher(page, { Percentual: '50', 'Meses de desconto': '3' })
  await escolher(page, 'Escolha os planos', plano)
  await page.keyboard.press('Escape')
  await botao(page, 'Criar promoção').click()
  await titulo(page, nome)
}

const convidarVendedor = async (page: Page, { empresa, canal }: Onde, email: string) => {
  await doPainel(page, 'Convidar vendedor')
  const gaveta = page.getByRole('dialog', { name: 'Convidar usuário' })
  await gaveta.getByLabel('Nome').fill('Vera Vendas')
  await gaveta.getByLabel('E-mail').fill(email)
  await expect(gaveta.getByRole('combobox', { name: 'Grupo' })).toHaveValue('Vendedor')
  await expect(gaveta.getByText(empresa, { exact: true })).toBeVisible()
  await escolher(gaveta, 'Canal padrão', canal)
  await gaveta.getByRole('button', { name: 'Enviar convite' }).click()
  await esperarToast(page, `Convite enviado para ${email}`)
}

const aceitarConvite = async (page: Page, link: string, email: string, senha: string) => {
  await page.goto(link)
  await titulo(page, 'Crie sua senha')
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Repita a nova senha').fill(senha)
  await botao(page, 'Salvar senha').click()
  await preencherLogin(page, email, senha)
  await titulo(page, 'Vender')
}

/** What a shop asks for, unless somebody changes it. */
const DA_LOJA = ['Frente do documento', 'Verso do documento', 'Comprovante de endereço']

const vender = async (page: Page, plano: string) => {
  const passos = passosDaVenda({ nome: plano })
  await page.getByRole('link', { name: 'Nova venda' }).first().click()
  await naEtapa(page, 'cliente')
  await passos.cliente.fazer(page)
  await continuar(page, 'endereco')
  await passos.endereco.fazer(page)
  await continuar(page, 'plano')
  await passos.plano.fazer(page)
  await continuar(page, 'adicionais')
  await continuar(page, 'promocao')
  await continuar(page, 'pagamento')
  await passos.pagamento.fazer(page)
  await continuar(page, 'anexos')
  const bytes = await page.screenshot({ type: 'jpeg' })
  for (const nome of DA_LOJA) await anexar(page, { nome, arquivo: 'foto.jpg', mime: 'image/jpeg', bytes })
  await continuar(page, 'revisao')
  // As a person does, who reads it first.
  await expect(page.getByText('Tudo preenchido. Confira com o cliente e envie.')).toBeVisible()
  await botao(page, 'Enviar venda').click()
  await titulo(page, 'Venda enviada')
}

/** Five minutes, at two and a half seconds for each click and each field. */
const GESTOS_EM_CINCO_MINUTOS = 120

/** Clicks and filled fields in these browsers, from now on. */
const contarGestos = async (...navegadores: BrowserContext[]) => {
  let gestos = 0
  for (const navegador of navegadores) {
    await navegador.exposeBinding('gesto', () => {
      gestos++
    })
    await navegador.addInitScript(() => {
      const { gesto } = globalThis as unknown as { gesto: () => void }
      for (const tipo of ['click', 'input'])
        addEventListener(tipo, ({ isTrusted }) => isTrusted && gesto(), true)
    })
  }
  return () => gestos
}

const test = base.extend<{ vazio: Mundo }>({
  vazio: [({ playwright: _ }, usar) => prepararMundo(usar, bancoVazio), { timeout: PRAZO_DO_MUNDO_MS }],
})

test('de um banco vazio à primeira venda enviada, pela lista do painel, em cinco minutos de cliques', async ({
  browser,
  vazio: { app, correio },
}) => {
  const onde = { empresa: 'Vale', canal: 'Loja', cidade: 'Campinas – SP', adicional: 'Roteador' }
  const [plano, email, senha] = ['Fibra 500', 'vera@teste.br', 'um bolo de fubá quente']
  const abrir = () => browser.newContext({ baseURL: app.url, locale: 'pt-BR' })
  const [escritorio, rua] = [await abrir(), await abrir()]
  const gestos = await contarGestos(escritorio, rua)
  const page = await escritorio.newPage()
  const mostrada = /Administrador: (\S+)\s+Senha \(mostrada só desta vez\): (\S+)/
  await expect.poll(() => app.log()).toMatch(mostrada)
  const [, admin = '', sorteada = ''] = mostrada.exec(app.log()) ?? []
  await preencherLogin(page, admin, sorteada)
  await expect(page.getByText(/^0 de 5 prontos/)).toBeVisible()
  await criarEmpresa(page, onde.empresa)
  await criarCanal(page, onde.canal)
  await criarRecurso(page, 'Wi-Fi 6')
  await criarAdicional(page, onde.adicional, '9,90')
  await criarPlano(page, plano, onde)
  await criarPromocao(page, 'Metade', plano)
  await convidarVendedor(page, onde, email)

  const loja = await rua.newPage()
  await aceitarConvite(loja, linkDaCarta(await correio.esperarCarta(email, 'convite')), email, senha)
  await vender(loja, plano)
  const feitos = gestos()
  test.info().annotations.push({ type: 'gestos', description: String(feitos) })
  expect(feitos).toBeGreaterThan(50)
  expect(feitos).toBeLessThanOrEqual(GESTOS_EM_CINCO_MINUTOS)

  await page.getByRole('link', { name: 'Painel' }).first().click()
  await expect(page.getByText('Até a primeira venda')).toHaveCount(0)
  await loja.goto('/vendedor')
  await expect(loja.getByRole('listitem').filter({ hasText: CLIENTE })).toContainText('Em análise')
  await loja.goto('/admin/planos')
  const cartao = loja.getByRole('article', { name: plano })
  // 99,90 plus 9,90 for the router; half of the plan for three months.
  await expect(cartao).toContainText('R$ 109,80')
  await expect(cartao).toContainText('R$ 59,85 nos 3 primeiros meses, depois R$ 109,80')
  await loja.goto('/admin/planos?codigo_ibge=3548500')
  await expect(loja.getByText(/é vendido em Santos – SP/)).toBeVisible()
  for (const navegador of [escritorio, rua]) await navegador.close()
})
