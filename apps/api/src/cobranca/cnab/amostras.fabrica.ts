import { readFileSync } from 'node:fs'
import type { CodigoDoBanco, ContaNoBanco } from '@balcao/contract/cobranca/banco/banco'
import type { Remessa, TituloDaRemessa } from './remessa/remessa.ts'

type Conferencia = {
  linha: number
  registro: string
  campo: string
  de: number
  ate: number
  valor: string
  regra: 'igual' | 'texto'
}

type Amostra = {
  banco: CodigoDoBanco
  formato: 240 | 400
  gerado_em: string
  sequencial: number
  beneficiario: Partial<ContaNoBanco> & { nome: string; documento: string; agencia: string; carteira: string }
  titulos: {
    nosso_numero: string
    nosso_numero_dv: string | null
    numero_documento: string
    especie: 'DM' | 'DS'
    emissao: string
    vencimento: string
    valor_centavos: number
    juros_dia_centavos: number
    multa_percentual: number
    desconto?: { centavos: number; ate: string }
    pagador: TituloDaRemessa['pagador']
  }[]
  conferir: Conferencia[]
}

export const arquivoDaAmostra = (nome: string): Buffer =>
  readFileSync(new URL(`./amostras/${nome}`, import.meta.url))

export const reunir = async <T>(itens: AsyncIterable<T>): Promise<T[]> => {
  const reunidos: T[] = []
  for await (const item of itens) reunidos.push(item)
  return reunidos
}

/** As a network gives a file: a piece at a time. */
export async function* emPedacos(arquivo: Uint8Array, tamanho = arquivo.length): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < arquivo.length; i += tamanho) yield arquivo.subarray(i, i + tamanho)
}

const semNada: Omit<ContaNoBanco, 'banco' | 'agencia' | 'carteira'> = {
  agencia_dv: null,
  conta: null,
  conta_dv: null,
  convenio: null,
  variacao: null,
  modalidade: null,
  codigo_transmissao: null,
  codigo_empresa: null,
}

/** A bank's sample, as the program would have it. */
export const amostra = (banco: CodigoDoBanco) => {
  const lida: Amostra = JSON.parse(arquivoDaAmostra(`${banco}.json`).toString())
  const { nome, documento, ...conta } = lida.beneficiario
  const remessa: Remessa = {
    conta: { ...semNada, ...conta, banco },
    beneficiario: { nome, documento },
    sequencial: lida.sequencial,
    gerada_em: lida.gerado_em,
  }
  const titulos = lida.titulos.map(
    (titulo): TituloDaRemessa => ({
      movimento: 'ENTRADA',
      nosso_numero: titulo.nosso_numero,
      nosso_numero_dv: titulo.nosso_numero_dv,
      numero_documento: titulo.numero_documento,
      referencia: titulo.numero_documento,
      especie: titulo.especie,
      emissao: titulo.emissao,
      vencimento: titulo.vencimento,
      valor: titulo.valor_centavos,
      juros_por_dia: titulo.juros_dia_centavos,
      multa_percentual: titulo.multa_percentual * 100,
      desconto: titulo.desconto ? { valor: titulo.desconto.centavos, ate: titulo.desconto.ate } : null,
      dias_para_baixa: null,
      pagador: titulo.pagador,
    }),
  )
  const [primeiro] = titulos
  if (!primeiro) throw new Error(`The sample of ${banco} has no titles`)
  return { remessa, titulos, primeiro, formato: lida.formato, conferir: lida.conferir }
}
