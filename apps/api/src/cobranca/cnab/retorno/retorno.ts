import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import type { EventoDoRetorno } from '@balcao/contract/cobranca/retorno-eventos'

/** What the file says about whom it is for. What a bank does not say is `null`. */
export type CabecalhoDoRetorno = {
  banco: CodigoDoBanco
  formato: 240 | 400
  documento: string | null
  agencia: string | null
  conta: string | null
  /** Convênio (001), código do beneficiário (033, 104) or código da empresa (237). */
  convenio: string | null
  nome: string
  /** The day. Not every bank says the hour. */
  gerado_em: string | null
  sequencial: number
}

/** One answer about one title. Money in centavos, dates ISO. */
export type RegistroDoRetorno = {
  /** Where it begins, as a text editor counts. */
  linha: number
  /** The record's number in its lot (240) or in the file (400). */
  sequencial: number
  ocorrencia: string
  evento: EventoDoRetorno
  motivos: string[]
  nosso_numero: string
  nosso_numero_dv: string | null
  referencia: string
  valor_titulo: number
  /** Zero unless the event is about a payment: some banks repeat a value in other events. */
  valor_pago: number
  valor_creditado: number | null
  juros_multa: number
  desconto: number
  abatimento: number
  tarifa: number
  vencimento: string | null
  data_ocorrencia: string | null
  data_credito: string | null
  banco_recebedor: string | null
}
