import { expect, type Page } from '@playwright/test'
import { cabecalho, historico, type Tela } from './uma-tela.ts'

const linha = (page: Page) => expect(page.getByRole('link', { name: /Administrador/ }).first()).toBeVisible()

/** People and what they may do. */
export const telasDoAcesso: Tela[] = [
  { nome: 'usuários', caminho: '/admin/usuario', pronta: linha },
  {
    nome: 'usuários, nada encontrado',
    caminho: '/admin/usuario?busca=ninguem-com-este-nome&situacao=INATIVO',
    pronta: (page) => expect(page.getByText('Não há dados para exibir')).toBeVisible(),
  },
  {
    nome: 'convidar usuário',
    caminho: '/admin/usuario?convidar=true',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Enviar convite' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'usuário, com histórico',
    caminho: ({ usuario }) => `/admin/usuario/${usuario}`,
    pronta: (page) => expect(historico(page).getByRole('time').first()).toBeVisible(),
  },
  {
    nome: 'desativar usuário',
    caminho: ({ usuario }) => `/admin/usuario/${usuario}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Desativar', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'grupos',
    caminho: '/admin/grupo-permissao',
    pronta: (page) => expect(page.getByRole('link', { name: 'Vendedor', exact: true })).toBeVisible(),
  },
  { nome: 'novo grupo', caminho: '/admin/grupo-permissao/novo', pronta: cabecalho('Novo grupo') },
  {
    nome: 'grupo, com matriz e mudanças por salvar',
    caminho: ({ grupo }) => `/admin/grupo-permissao/${grupo}`,
    pronta: async (page) => {
      await page.getByRole('checkbox', { name: 'Excluir usuário', exact: true }).check()
      await page.getByRole('checkbox', { name: 'Listar as próprias vendas', exact: true }).uncheck()
      await expect(page.getByText('A retirar (1):')).toBeVisible()
      await expect(historico(page).getByRole('time').first()).toBeVisible()
    },
  },
  { nome: 'chaves de API', caminho: '/admin/chave-api', pronta: cabecalho('Chaves de API') },
  {
    nome: 'uma chave de API',
    caminho: ({ chaveApi }) => `/admin/chave-api/${chaveApi}`,
    pronta: cabecalho('ERP do financeiro'),
  },
  {
    nome: 'nova chave de API, recusada',
    caminho: '/admin/chave-api/nova',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar chave' }).click()
      await expect(page.getByText('Escolha ao menos uma permissão')).toBeVisible()
    },
  },
]
