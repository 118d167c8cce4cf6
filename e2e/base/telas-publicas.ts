import { expect } from '@playwright/test'
import { cabecalho, type Tela } from './uma-tela.ts'

export const telasPublicas: Tela[] = [
  { nome: 'login', caminho: '/login', pronta: cabecalho('Entrar') },
  {
    nome: 'login recusado',
    caminho: '/login',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(page.getByText('Este campo é obrigatório')).toHaveCount(2)
    },
  },
  { nome: 'recuperar senha', caminho: '/recuperar-senha', pronta: cabecalho('Recuperar senha') },
  { nome: 'nova senha', caminho: ({ linkDeSenha }) => linkDeSenha, pronta: cabecalho('Nova senha') },
  {
    nome: 'link vencido',
    caminho: '/recuperar-senha?id=01890000-0000-7000-8000-000000000000&token=nao-e-este-token-aqui',
    pronta: cabecalho('Este link não vale mais'),
  },
  { nome: '404', caminho: '/nao/existe', pronta: cabecalho('404!') },
  { nome: 'assinante', caminho: '/assinante', pronta: cabecalho('Este link não vale mais') },
  { nome: 'venda fechada', caminho: '/fechada', pronta: cabecalho('Este link não vale mais') },
  { nome: 'boleto sem link', caminho: '/boleto?t=cortado', pronta: cabecalho('Este link não vale mais') },
  {
    nome: 'boleto do cliente',
    caminho: ({ boletoDoCliente }) => boletoDoCliente,
    pronta: cabecalho('Rita, o seu boleto'),
  },
]
