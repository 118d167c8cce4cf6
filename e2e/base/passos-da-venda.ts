import { expect, type Page } from '@playwright/test'
import { cpfDeTeste } from '../../apps/api/src/testes/documentos.ts'
import { formatarData } from '../../packages/contract/src/valores/data.ts'
import { diaNoFuso, somarDias } from '../../packages/contract/src/valores/dia.ts'

/** What is typed in a step, and how it is seen again. */
export type Passo = { fazer: (page: Page) => Promise<void>; conferir: (page: Page) => Promise<void> }

const daquiAUmaSemana = () => formatarData(somarDias(diaNoFuso(new Date(), 'America/Sao_Paulo'), 7))

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true })

const comValores = (valores: Record<string, string>): Passo => ({
  fazer: async (page) => {
    for (const [nome, valor] of Object.entries(valores)) await campo(page, nome).fill(valor)
  },
  conferir: async (page) => {
    for (const [nome, valor] of Object.entries(valores)) await expect(campo(page, nome)).toHaveValue(valor)
  },
})

/** Cards of which each covers its radio button: chosen by key, wherever the page is scrolled to. */
const comOpcoes = (...nomes: string[]): Passo => {
  const opcao = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
  return {
    fazer: async (page) => {
      for (const nome of nomes) {
        await opcao(page, nome).press(' ')
        await expect(opcao(page, nome)).toBeChecked()
      }
    },
    conferir: async (page) => {
      for (const nome of nomes) await expect(opcao(page, nome)).toBeChecked()
    },
  }
}

const comCidade = (cidade: string): Passo => {
  const busca = (page: Page) => page.getByRole('combobox', { name: 'Cidade' })
  return {
    fazer: async (page) => {
      await busca(page).fill(cidade.split(' ')[0] ?? '')
      await page.getByRole('option', { name: cidade, exact: true }).click()
    },
    conferir: (page) => expect(busca(page)).toHaveValue(cidade),
  }
}

const juntos = (...passos: Passo[]): Passo => ({
  fazer: async (page) => {
    for (const { fazer } of passos) await fazer(page)
  },
  conferir: async (page) => {
    for (const { conferir } of passos) await conferir(page)
  },
})

export const CLIENTE = 'Joana Prado'

/** A sale of this plan to somebody new in Campinas. */
export const passosDaVenda = (plano: { nome: string }) => ({
  cliente: comValores({
    'CPF ou CNPJ': cpfDeTeste().replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
    Nome: CLIENTE,
    'Data de nascimento': '01/05/1990',
    Telefone: '(11) 98765-0021',
  }),
  endereco: juntos(
    comValores({
      CEP: '13010-000',
      Logradouro: 'Rua Barão de Jaguara',
      Número: String(Date.now()).slice(-6),
      Bairro: 'Centro',
    }),
    comCidade('Campinas – SP'),
  ),
  plano: comOpcoes(`Escolher ${plano.nome}`),
  pagamento: juntos(
    comOpcoes('Dia 10', 'Pix', 'Manhã'),
    comValores({ 'Dia desejado para a instalação': daquiAUmaSemana() }),
  ),
})
