import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'

/** All that is printed on one boleto, in centavos and ISO days. Nothing is computed while drawing. */
export type BoletoImpresso = {
  banco: CodigoDoBanco
  beneficiario: { nome: string; documento: string; endereco: string }
  agencia_codigo: string
  nosso_numero_impresso: string
  carteira: string
  numero_documento: string
  especie: 'DM' | 'DS'
  emissao: string
  vencimento: string
  valor: number
  /** What is charged. */
  itens: readonly { descricao: string; valor: number }[]
  instrucoes: readonly string[]
  pagador: { nome: string; documento: string; endereco: string; cep_cidade: string }
  codigo_barras: string
  /** The text of its QR. `null`: this boleto has no Pix. */
  pix: string | null
  /** What is owed on a later day. `null`: it is printed with its original value. */
  segunda_via: null | { dia: string; multa: number; juros: number; desconto: number; total: number }
  /** Why nobody should pay it, printed across. */
  nao_pagavel: string | null
  /** The brand's line at the foot of the page. */
  aviso: string
}
