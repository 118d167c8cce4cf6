import { expect, type Page } from '@playwright/test'
import { cnpjDeTeste } from '../apps/api/src/testes/documentos.ts'
import { marcaUnica } from './base/pessoas.ts'
import { escolher, esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true })
const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true })

const preencher = async (page: Page, valores: Record<string, string>) => {
  for (const [nome, valor] of Object.entries(valores)) await campo(page, nome).fill(valor)
}

const criarEmpresa = async (page: Page, nome: string) => {
  await page.goto('/admin/empresa')
  await botao(page, 'Nova empresa').first().click()
  await preencher(page, {
    CNPJ: cnpjDeTeste(),
    'Razão social': `${nome} Telecomunicações Ltda.`,
    'Nome fantasia': nome,
  })
  await botao(page, 'Criar empresa').click()
  await titulo(page, nome)
}

const criarCanal = async (page: Page, nome: string) => {
  await page.goto('/admin/canal-venda')
  await botao(page, 'Novo canal').first().click()
  await campo(page, 'Nome').fill(nome)
  await escolher(page, 'Tipo', 'Loja')
  await botao(page, 'Criar canal').click()
  await titulo(page, nome)
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
  await page.goto('/admin/configuracao/plano')
  await botao(page, 'Novo plano').first().click()
  await preencher(page, {
    Nome: nome,
    Código: `P-${marcaUnica()}`,
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
  await page.getByRole('combobox', { name: 'Adicionar cidade' }).pressSequentially('campinas')
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

test('de um provedor sem nada a um plano vendável, com o preço certo para o vendedor', async ({
  abrirComo,
  mundo,
}) => {
  test.setTimeout(120_000)
  const marca = marcaUnica()
  const onde = {
    empresa: `Vale ${marca}`,
    canal: `Loja ${marca}`,
    cidade: 'Campinas – SP',
    adicional: `Roteador ${marca}`,
  }
  const page = await abrirComo()
  await criarEmpresa(page, onde.empresa)
  await criarCanal(page, onde.canal)
  await criarAdicional(page, onde.adicional, '9,90')
  await criarPlano(page, `Fibra ${marca}`, onde)
  await criarPromocao(page, `Metade ${marca}`, `Fibra ${marca}`)

  const vendedor = await mundo.pessoas.criar()
  await page.goto(`/admin/usuario/${vendedor.id}`)
  await page.getByRole('switch', { name: /^Todas as empresas/ }).uncheck()
  await escolher(page, 'Escolha as empresas', onde.empresa)
  await page.keyboard.press('Escape')
  await escolher(page, 'Canal padrão', onde.canal)
  await botao(page, 'Salvar').click()
  await esperarToast(page, 'Alterações salvas')

  const loja = await abrirComo(vendedor)
  await loja.goto(`/admin/planos?busca=${marca}`)
  const cartao = loja.getByRole('article', { name: `Fibra ${marca}` })
  // 99,90 plus 9,90 for the router; half of the plan for three months.
  await expect(cartao).toContainText('R$ 109,80')
  await expect(cartao).toContainText('R$ 59,85 nos 3 primeiros meses, depois R$ 109,80')
  await loja.goto(`/admin/planos?busca=${marca}&codigo_ibge=3548500`)
  await expect(loja.getByText(/é vendido em Santos – SP/)).toBeVisible()
})
