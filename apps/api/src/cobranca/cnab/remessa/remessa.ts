import type { ContaNoBanco } from '@balcao/contract/cobranca/banco/banco'

export type Remessa = {
  conta: ContaNoBanco
  beneficiario: { nome: string; documento: string }
  /** Grows by one per file and bank account and never repeats. */
  sequencial: number
  /** Local time, `YYYY-MM-DDTHH:mm:ss`. */
  gerada_em: string
}

export type Movimento = 'ENTRADA' | 'BAIXA' | 'VENCIMENTO' | 'OUTROS_DADOS'
export type Especie = 'DM' | 'DS'

export type TituloDaRemessa = {
  movimento: Movimento
  nosso_numero: string
  nosso_numero_dv: string | null
  numero_documento: string
  /** Comes back in the retorno. At most 25 digits and upper-case letters. */
  referencia: string
  especie: Especie
  emissao: string
  vencimento: string
  valor: number
  /** Centavos a day. Zero: none. */
  juros_por_dia: number
  /** Hundredths of a percent: 200 is 2%. Zero: none. */
  multa_percentual: number
  desconto: { valor: number; ate: string } | null
  /** Days after the due date until the bank writes the title off by itself. */
  dias_para_baixa: number | null
  parcela?: number
  pagador: {
    nome: string
    documento: string
    endereco: string
    bairro: string
    cep: string
    cidade: string
    uf: string
  }
}

export type Titulos = AsyncIterable<TituloDaRemessa> | Iterable<TituloDaRemessa>

/** The file cannot be written: the bank would refuse it, or read another value than ours. */
export class RemessaImpossivel extends Error {
  override readonly name = 'RemessaImpossivel'
}
