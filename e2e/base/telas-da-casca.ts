import { expect } from '@playwright/test'
import { responder } from './rede.ts'
import { abrirMenuDaPessoa, esperarToast, menu, titulo } from './tela.ts'
import { cabecalho, type Tela } from './uma-tela.ts'

/** What every screen has around it, and where it says that something went wrong. */
export const telasDaCasca: Tela[] = [
  { nome: 'minha conta', caminho: '/conta', pronta: cabecalho('Minha conta') },
  { nome: 'manual', caminho: '/ajuda', pronta: cabecalho('Manual do Balcão') },
  {
    nome: 'uma página do manual',
    caminho: '/ajuda/dia-do-analista',
    pronta: async (page) => {
      await titulo(page, 'O dia do analista')
      await expect(page.getByRole('img', { name: 'A fila Para analisar' })).toBeVisible()
    },
  },
  {
    nome: 'busca no manual',
    caminho: '/ajuda?busca=boleto',
    pronta: (page) => expect(page.getByText(/lugares do manual falam disso/)).toBeVisible(),
  },
  {
    nome: 'menu em gaveta, ou recolhido com um grupo aberto',
    caminho: '/admin/painel',
    outraNoTelefone: true,
    pronta: async (page) => {
      await titulo(page, 'Painel')
      const gaveta = page.getByRole('button', { name: 'Abrir menu' })
      if (await gaveta.isVisible()) {
        await gaveta.click()
        await expect(menu(page)).toBeVisible()
      } else {
        await page.getByRole('button', { name: 'Recolher menu' }).click()
        await menu(page).getByRole('button', { name: 'Administração' }).click()
        await expect(page.getByRole('menuitem', { name: 'Usuários' })).toBeVisible()
      }
    },
  },
  {
    nome: 'menu da pessoa',
    caminho: '/admin/painel',
    pronta: async (page) => {
      await abrirMenuDaPessoa(page)
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
    },
  },
  {
    nome: 'busca de telas',
    caminho: '/admin/painel',
    pronta: async (page) => {
      await titulo(page, 'Painel')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('us')
    },
  },
  {
    nome: 'avisos',
    caminho: '/conta',
    pronta: async (page) => {
      await responder(page, '/auth/sessao/*', 409, {
        message: 'Não foi possível',
        errors: ['Por isto'],
        codigo: 'X',
      })
      await page
        .getByRole('button', { name: /^Encerrar a sessão/ })
        .first()
        .click()
      await esperarToast(page, /Não foi possível/)
      await page.unrouteAll()
      await page
        .getByRole('button', { name: /^Encerrar a sessão/ })
        .first()
        .click()
      await esperarToast(page, 'Sessão encerrada')
    },
  },
  {
    nome: 'erro 500',
    caminho: '/admin/painel',
    pronta: async (page) => {
      await responder(page, '/auth/sessao', 500)
      await page.goto('/conta')
      await titulo(page, '500!')
      await page.unrouteAll()
    },
  },
]
