import { expect } from '@playwright/test'
import { cabecalho, historico, type Tela } from './uma-tela.ts'

/** Clients and their contracts. */
export const telasDosClientes: Tela[] = [
  { nome: 'cliente', caminho: '/cliente', pronta: cabecalho('Consultar cliente') },
  {
    nome: 'cliente, ninguém encontrado',
    caminho: '/cliente?busca=529.982.247-25',
    pronta: (page) => expect(page.getByText('Nenhum cliente encontrado')).toBeVisible(),
  },
  {
    nome: 'clientes, com os filtros abertos e uma busca curta demais',
    caminho: '/admin/cliente',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await expect(page.getByRole('combobox', { name: 'UF' })).toBeVisible()
      await page.getByRole('searchbox', { name: 'Buscar' }).fill('m')
      await expect(page.getByText(/^Digite mais/).first()).toBeVisible()
    },
  },
  {
    nome: 'novo cliente, recusado',
    caminho: '/admin/cliente/novo',
    pronta: async (page) => {
      await page.getByRole('radio', { name: 'Pessoa jurídica' }).check()
      await page.getByRole('group', { name: 'Endereço 1' }).getByLabel('CEP').fill('13010000')
      await page.getByRole('button', { name: 'Criar cliente' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'cliente, com planos e atendimentos',
    caminho: ({ contrato }) => contrato.replace(/\/plano.*/, ''),
    pronta: async (page) => {
      await expect(page.getByRole('region', { name: 'Atendimentos' }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Planos' }).getByText('Ativo')).toBeVisible()
    },
  },
  {
    nome: 'dados de um cliente restrito, com histórico',
    caminho: ({ cliente }) => `/admin/cliente/${cliente}/dados`,
    pronta: async (page) => {
      await expect(page.getByRole('note')).toContainText('Fatura em aberto')
      await expect(historico(page).getByRole('time').first()).toBeVisible()
    },
  },
  {
    nome: 'anonimizar cliente',
    caminho: ({ cliente }) => `/admin/cliente/${cliente}/dados`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Mais ações' }).click()
      await page.getByRole('menuitem', { name: 'Anonimizar' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'contrato, com a multa de outro dia',
    caminho: ({ contrato }) => contrato,
    pronta: async (page) => {
      await page.getByLabel('Se cancelar em…').fill('01/01/2040')
      await expect(page.getByText(/^A fidelidade acabou em/)).toBeVisible()
    },
  },
  {
    nome: 'trocar o endereço do contrato',
    caminho: ({ contrato }) => contrato,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Mudar endereço' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Mudar endereço' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'importar clientes',
    caminho: '/admin/cliente/importar',
    pronta: (page) =>
      expect(page.getByRole('region', { name: 'Importações anteriores' })).toHaveAttribute(
        'aria-busy',
        'false',
      ),
  },
]
