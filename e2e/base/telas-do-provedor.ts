import { expect } from '@playwright/test'
import { cabecalho, type Tela } from './uma-tela.ts'

/** The provider itself: companies, channels, settings. */
export const telasDoProvedor: Tela[] = [
  { nome: 'empresas', caminho: '/admin/empresa', pronta: cabecalho('Empresas') },
  {
    nome: 'nova empresa, recusada',
    caminho: '/admin/empresa/nova',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar empresa' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  { nome: 'canais de venda', caminho: '/admin/canal-venda', pronta: cabecalho('Canais de venda') },
  {
    nome: 'novo canal, recusado',
    caminho: '/admin/canal-venda/novo',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar canal' }).click()
      await expect(page.getByText('Este campo é obrigatório')).toHaveCount(2)
    },
  },
  {
    nome: 'textos do aceite e do contrato',
    caminho: '/admin/configuracao/textos',
    pronta: cabecalho('Textos do aceite e do contrato'),
  },
  {
    nome: 'configurações, com uma alteração por salvar',
    caminho: '/admin/configuracao/geral',
    pronta: async (page) => {
      await page.getByLabel('Nome do provedor', { exact: true }).fill('Outro nome')
      await expect(page.getByText('Há alterações não salvas')).toBeVisible()
    },
  },
  { nome: 'webhooks', caminho: '/admin/configuracao/webhook', pronta: cabecalho('Webhooks') },
  {
    nome: 'um webhook',
    caminho: ({ webhook }) => `/admin/configuracao/webhook/${webhook}`,
    pronta: (page) => expect(page.getByText('Nada foi enviado ainda')).toBeVisible(),
  },
  {
    nome: 'novo webhook, recusado',
    caminho: '/admin/configuracao/webhook/novo',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar webhook' }).click()
      await expect(page.getByText('Escolha ao menos um evento')).toBeVisible()
    },
  },
  {
    nome: 'situação do sistema',
    caminho: '/admin/situacao',
    pronta: (page) => expect(page.getByRole('region', { name: 'Banco de dados' })).toBeVisible(),
  },
]
