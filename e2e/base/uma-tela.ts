import type { Page } from '@playwright/test'
import { titulo } from './tela.ts'

/** The data that the addresses of screens need. */
export type Enderecos = {
  usuario: string
  empresa: string
  grupo: string
  cliente: string
  venda: string
  /** The address of its page: it names the client too. */
  contrato: string
  atendimento: string
  boleto: string
  retorno: string
  /** With a failure. */
  lote: string
  webhook: string
  chaveApi: string
  linkDeSenha: string
  /** The client's own page of a boleto. */
  boletoDoCliente: string
}

export type Tela = {
  nome: string
  caminho: string | ((enderecos: Enderecos) => string)
  /** Brings the screen into the intended state, and returns when everything is there. */
  pronta: (page: Page) => Promise<unknown>
  /** What makes it ready is something else on a phone, so it has to be opened there too. */
  outraNoTelefone?: true
}

export const cabecalho = (nome: string | RegExp) => (page: Page) => titulo(page, nome)

export const historico = (page: Page) => page.getByRole('region', { name: 'Histórico' })
