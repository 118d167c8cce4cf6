import { expect } from '@playwright/test'
import { escolher } from './tela.ts'
import { cabecalho, type Tela } from './uma-tela.ts'

/** Boletos, the bank and its accounts. */
export const telasDaCobranca: Tela[] = [
  {
    nome: 'suspensões por atraso',
    caminho: '/admin/boleto/suspensao',
    pronta: cabecalho('Suspensões por atraso'),
  },
  {
    nome: 'boletos, com os filtros abertos',
    caminho: '/admin/boleto',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await expect(page.getByRole('combobox', { name: 'No banco' })).toBeVisible()
    },
  },
  {
    nome: 'emitir um boleto, recusado',
    caminho: '/admin/boleto',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Emitir boleto' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Emitir boleto' }).click()
      await expect(page.getByText('Escolha de quem cobrar')).toBeVisible()
    },
  },
  { nome: 'boleto', caminho: ({ boleto }) => `/admin/boleto/${boleto}`, pronta: cabecalho(/^Boleto \d+/) },
  {
    nome: 'dar baixa em um boleto',
    caminho: ({ boleto }) => `/admin/boleto/${boleto}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Dar baixa' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'emitir os boletos de um contrato',
    caminho: ({ contrato }) => contrato,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Emitir boletos' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '12 meses' }).click()
      await expect(page.getByText(/^12 boletos, R\$/)).toBeVisible()
    },
  },
  {
    nome: 'arquivos do banco',
    caminho: '/admin/boleto/arquivos',
    pronta: async (page) => {
      await expect(page.getByText('boleto a registrar', { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'CB1811.RET' }).first()).toBeVisible()
      // The last of its lists. Other journeys may have made some.
      const remessas = page.getByText(/^Nenhuma remessa foi gerada ainda|^Remessa \d+$/)
      await expect(remessas.first()).toBeVisible()
    },
  },
  {
    nome: 'resultado de um retorno',
    caminho: ({ retorno }) => `/admin/boleto/arquivos/retorno/${retorno}`,
    pronta: (page) => expect(page.getByText('Nosso número 77777777')).toBeVisible(),
  },
  {
    nome: 'emissão em lote, com a empresa por escolher',
    caminho: '/admin/boleto/lote',
    pronta: async (page) => {
      await expect(page.getByLabel('Empresa', { exact: true })).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Lista de lotes' }).getByRole('link').first(),
      ).toBeVisible()
    },
  },
  {
    nome: 'lote com uma falha',
    caminho: ({ lote }) => `/admin/boleto/lote/${lote}`,
    pronta: (page) => expect(page.getByText('O cliente não tem CPF ou CNPJ')).toBeVisible(),
  },
  {
    nome: 'empresa, ainda sem conta bancária',
    caminho: ({ empresa }) => `/admin/empresa/${empresa}`,
    pronta: (page) =>
      expect(
        page.getByRole('region', { name: 'Contas bancárias' }).getByRole('link', { name: 'Nova conta' }),
      ).toBeVisible(),
  },
  {
    nome: 'nova conta bancária, recusada',
    caminho: ({ empresa }) => `/admin/empresa/${empresa}/conta/nova`,
    pronta: async (page) => {
      await escolher(page, 'Banco', '756 – Sicoob')
      await page.getByRole('switch', { name: /Dar desconto/ }).check({ force: true })
      await page.getByRole('button', { name: 'Criar conta' }).click()
      await expect(page.getByText('Informe o código do cliente')).toBeVisible()
    },
  },
]
