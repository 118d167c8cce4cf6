import { expect } from '@playwright/test'
import { escolher } from './tela.ts'
import { cabecalho, type Tela } from './uma-tela.ts'

/** What is sold. */
export const telasDoCatalogo: Tela[] = [
  { nome: 'recursos', caminho: '/admin/recurso', pronta: cabecalho('Recursos') },
  {
    nome: 'novo recurso, escolhendo o ícone',
    caminho: '/admin/recurso?novo=true',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar recurso' }).click()
      await page.getByRole('combobox', { name: 'Ícone' }).fill('foguete')
      await expect(page.getByRole('option', { name: 'rocket', exact: true })).toBeVisible()
    },
  },
  { nome: 'adicionais', caminho: '/admin/configuracao/adicional', pronta: cabecalho('Adicionais') },
  {
    nome: 'novo adicional, recusado',
    caminho: '/admin/configuracao/adicional/novo',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar adicional' }).click()
      await expect(page.getByText('Este campo é obrigatório')).toHaveCount(3)
    },
  },
  {
    nome: 'planos cadastrados',
    caminho: '/admin/configuracao/plano',
    pronta: cabecalho('Cadastro de planos'),
  },
  {
    nome: 'novo plano, recusado',
    caminho: '/admin/configuracao/plano/novo',
    pronta: async (page) => {
      await page.getByRole('switch', { name: 'Todas as cidades' }).uncheck({ force: true })
      await page.getByRole('button', { name: 'Criar plano' }).click()
      await expect(page.getByText('Este campo é obrigatório')).toHaveCount(5)
    },
  },
  { nome: 'promoções', caminho: '/admin/promocao', pronta: cabecalho('Promoções') },
  {
    nome: 'nova promoção, com descontos e cidades, recusada',
    caminho: '/admin/promocao/nova',
    pronta: async (page) => {
      await escolher(page, 'Desconto na mensalidade', 'Percentual')
      await page.getByRole('switch', { name: 'Todas as cidades' }).uncheck({ force: true })
      await page.getByRole('button', { name: 'Criar promoção' }).click()
      await expect(page.getByText('Escolha ao menos um plano')).toBeVisible()
    },
  },
  { nome: 'catálogo', caminho: '/admin/planos', pronta: cabecalho('Planos') },
]
