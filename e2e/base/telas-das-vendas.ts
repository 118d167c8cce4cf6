import { expect } from '@playwright/test'
import { cabecalho, type Tela } from './uma-tela.ts'

/** Selling and what follows it. */
export const telasDasVendas: Tela[] = [
  { nome: 'painel', caminho: '/admin/painel', pronta: cabecalho('Painel') },
  { nome: 'vendedor', caminho: '/vendedor', pronta: cabecalho('Vender') },
  { nome: 'vendas', caminho: '/admin/venda', pronta: cabecalho('Vendas') },
  {
    nome: 'venda em análise',
    caminho: ({ venda }) => `/admin/venda/${venda}`,
    pronta: cabecalho(/^Venda \d+/),
  },
  {
    nome: 'devolver uma venda',
    caminho: ({ venda }) => `/admin/venda/${venda}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Devolver' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'atendimentos, com os filtros abertos',
    caminho: '/admin/atendimento',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await expect(page.getByRole('combobox', { name: 'Prioridade' })).toBeVisible()
    },
  },
  {
    nome: 'atendimento, escrevendo ao cliente',
    caminho: ({ atendimento }) => `/admin/atendimento/${atendimento}`,
    pronta: async (page) => {
      await page.getByText('Ao cliente (por e-mail)').click()
      await expect(page.getByText(/^Vai por e-mail para/)).toBeVisible()
    },
  },
  {
    nome: 'resolver um atendimento',
    caminho: ({ atendimento }) => `/admin/atendimento/${atendimento}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Resolver' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'novo atendimento, recusado',
    caminho: ({ contrato }) => `${contrato}/atendimento?novo=true`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Abrir atendimento' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  { nome: 'avisos', caminho: '/avisos', pronta: cabecalho('Avisos') },
]
