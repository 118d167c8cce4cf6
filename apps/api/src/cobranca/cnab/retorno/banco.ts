import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import type { EventoDoRetorno } from '@balcao/contract/cobranca/retorno-eventos'
import type { Posicoes } from './campos.ts'

/** By the bank's number. What is not here is `OUTRO`. */
export type Ocorrencias = Readonly<Record<string, EventoDoRetorno>>

/** Gives every number of a list the same event. */
export const todas = (evento: EventoDoRetorno, numeros: string): Ocorrencias =>
  Object.fromEntries(numeros.split(' ').map((numero) => [numero, evento]))

/** Where the file says whom it is for. `null`: the bank does not say. */
export type Cabecalho = {
  tipo_do_documento: Posicoes
  documento: Posicoes
  agencia: Posicoes | null
  conta: Posicoes | null
  convenio: Posicoes | null
}

type Titulo = {
  nosso_numero: Posicoes
  nosso_numero_dv: Posicoes | null
  referencia: Posicoes
  vencimento: Posicoes
  valor_titulo: Posicoes
  banco_recebedor: Posicoes
  tarifa: Posicoes
  motivos: Posicoes
}

export type Retorno240 = {
  codigo: CodigoDoBanco
  formato: 240
  ocorrencias: Ocorrencias
  cabecalho: Cabecalho
  segmentoT: Titulo
  /** For a field that holds the number with or without its digit. */
  separarDv?: (lido: string) => { nosso_numero: string; nosso_numero_dv: string | null }
}

export type Retorno400 = {
  codigo: CodigoDoBanco
  formato: 400
  ocorrencias: Ocorrencias
  cabecalho: Pick<Cabecalho, 'agencia' | 'conta' | 'convenio'>
  /** The header does not name the document: the details do. */
  noDetalhe: Omit<Cabecalho, 'convenio'>
  detalhe: Titulo & {
    /** Only in these occurrences. Without a list: always. */
    tarifaSoEm?: readonly string[]
    outrasDespesas?: Posicoes
    /** What the payer paid, or what was left after the fee. A bank says only one of the two. */
    recebido: { posicoes: Posicoes; semTarifa: boolean }
  }
}
