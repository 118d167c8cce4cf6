import type { Page } from '@playwright/test'

export type Cena = {
  /** Of its file in `docs/manual/imagens`. */
  nome: string
  /** The part before the @ of a person of the demonstration. Nobody: a page without a login. */
  quem: 'alice' | 'sandra' | 'bruno' | 'vera' | 'pedro' | null
  celular?: true
  /** Brings the screen into the state to be shown. */
  abrir: (page: Page) => Promise<unknown>
}

/** Waits as long as the page's own limit says, and not five seconds as an `expect` would: machines are busy. */
const titulo = (page: Page, nome: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: nome }).waitFor()

const em = (caminho: string, nome: string | RegExp) => async (page: Page) => {
  await page.goto(caminho)
  await titulo(page, nome)
}

/** The first row of the list, which is in the same order every time. */
const primeira = (page: Page) => page.locator('main [data-linha]').first()

const primeiraDe = (caminho: string, pronta: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto(caminho)
  await primeira(page).click()
  await pronta(page)
}

const naEtapa = (etapa: string, pronta: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto('/vendedor')
  await page.getByText('Continuar em Plano').click()
  await page.getByRole('radio').first().waitFor()
  await page.goto(page.url().replace(/\/plano$/, `/${etapa}`))
  await pronta(page)
}

const regiao = (nome: string | RegExp) => (page: Page) =>
  page.getByRole('region', { name: nome }).first().waitFor()

/** The address that the subscriber gets, from the message that a person would send. */
const linkMandado = async (page: Page) => {
  const mensagem = await page
    .getByRole('link', { name: /WhatsApp/ })
    .first()
    .getAttribute('href')
  const link = /https?:\/\/\S+/.exec(new URL(mensagem ?? '').searchParams.get('text') ?? '')
  if (!link) throw new Error(`Não há link na mensagem: ${mensagem}`)
  return link[0]
}

export const cenas: Cena[] = [
  { nome: 'vender', quem: 'vera', abrir: em('/vendedor', 'Vender') },
  { nome: 'vender-celular', quem: 'pedro', celular: true, abrir: em('/vendedor', 'Vender') },
  {
    nome: 'venda',
    quem: 'vera',
    abrir: naEtapa('plano', async (page) => {
      await page.getByRole('radio').first().check({ force: true })
      await page.getByText('/mês').first().waitFor()
    }),
  },
  {
    nome: 'venda-anexos-celular',
    quem: 'pedro',
    celular: true,
    abrir: naEtapa('anexos', regiao(/documento/)),
  },
  { nome: 'fila', quem: 'bruno', abrir: em('/admin/venda?visao=para_analisar', 'Vendas') },
  { nome: 'analise', quem: 'bruno', abrir: primeiraDe('/admin/venda?visao=para_analisar', regiao(/imagem/)) },
  {
    nome: 'autorizar',
    quem: 'sandra',
    abrir: primeiraDe('/admin/venda?visao=para_autorizar', (page) =>
      page.getByRole('button', { name: 'Autorizar' }).waitFor(),
    ),
  },
  { nome: 'painel', quem: 'sandra', abrir: em('/admin/painel', 'Painel') },
  { nome: 'atendimentos', quem: 'sandra', abrir: em('/admin/atendimento', 'Atendimentos') },
  { nome: 'atendimento', quem: 'sandra', abrir: primeiraDe('/admin/atendimento', regiao('Conversa')) },
  {
    nome: 'cliente',
    quem: 'alice',
    abrir: primeiraDe('/admin/cliente', regiao('Planos')),
  },
  {
    nome: 'contrato',
    quem: 'alice',
    abrir: async (page) => {
      await primeiraDe('/admin/cliente', regiao('Planos'))(page)
      await page.getByRole('region', { name: 'Planos' }).getByRole('link').first().click()
      await regiao('Linha do tempo')(page)
    },
  },
  { nome: 'importar', quem: 'alice', abrir: em('/admin/cliente/importar', 'Importar clientes') },
  { nome: 'boletos', quem: 'alice', abrir: em('/admin/boleto?visao=vencidos', 'Boletos') },
  { nome: 'boleto', quem: 'alice', abrir: primeiraDe('/admin/boleto?visao=a_vencer', regiao('No banco')) },
  { nome: 'arquivos-do-banco', quem: 'alice', abrir: em('/admin/boleto/arquivos', 'Arquivos do banco') },
  { nome: 'planos', quem: 'vera', abrir: em('/admin/planos', 'Planos') },
  { nome: 'plano', quem: 'alice', abrir: primeiraDe('/admin/configuracao/plano', regiao('Preço')) },
  {
    nome: 'grupo',
    quem: 'alice',
    abrir: async (page) => {
      await page.goto('/admin/grupo-permissao')
      await page.getByRole('link', { name: 'Vendedor' }).click()
      await titulo(page, 'Vendedor')
    },
  },
  { nome: 'usuarios', quem: 'alice', abrir: em('/admin/usuario', 'Usuários') },
  { nome: 'configuracoes', quem: 'alice', abrir: em('/admin/configuracao/geral', 'Configurações gerais') },
  {
    nome: 'assinante-celular',
    quem: 'alice',
    celular: true,
    abrir: async (page) => {
      await primeiraDe('/admin/venda?visao=para_aceitar', () => titulo(page, /^Venda/))(page)
      await page.goto(await linkMandado(page))
      await titulo(page, /^Olá/)
    },
  },
  {
    nome: 'boleto-do-assinante-celular',
    quem: 'alice',
    celular: true,
    abrir: async (page) => {
      await primeiraDe('/admin/boleto?visao=a_vencer', regiao('No banco'))(page)
      await page.goto(await linkMandado(page))
      await titulo(page, /boleto/)
    },
  },
]
