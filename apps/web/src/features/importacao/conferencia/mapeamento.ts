import {
  type CampoDaImportacao,
  camposObrigatorios,
  type Mapeamento,
} from '@balcao/contract/clientes/importacao/campos'
import type { LinhaDaPrevia } from '@balcao/contract/clientes/importacao/importacao'

/** The positions of the other columns that fill the same field as this one. */
export const repetidasCom = (mapeamento: Mapeamento, coluna: number): number[] => {
  const campo = mapeamento[coluna]
  if (!campo) return []
  return mapeamento.flatMap((outro, posicao) => (outro === campo && posicao !== coluna ? [posicao] : []))
}

export const temRepetidas = (mapeamento: Mapeamento) =>
  mapeamento.some((_, coluna) => repetidasCom(mapeamento, coluna).length > 0)

export const obrigatoriosQueFaltam = (mapeamento: Mapeamento): CampoDaImportacao[] =>
  camposObrigatorios.filter((campo) => !mapeamento.includes(campo))

const QUANTOS_EXEMPLOS = 2

/** A few different values, enough to recognise what a column holds. */
export const exemplosDe = (linhas: LinhaDaPrevia[], coluna: number): string[] => {
  const valores = linhas.map(({ celulas }) => celulas[coluna]?.trim()).filter((valor) => valor !== undefined)
  return [...new Set(valores)].filter((valor) => valor !== '').slice(0, QUANTOS_EXEMPLOS)
}

/** The positions of the columns that are imported, in the file's order. */
export const colunasImportadas = (mapeamento: Mapeamento) =>
  mapeamento.flatMap((campo, coluna) => (campo ? [{ campo, coluna }] : []))

/** The same, with the columns that have problems first: of forty columns only the first few are visible. */
export const comErrosNaFrente = (mapeamento: Mapeamento, linhas: LinhaDaPrevia[]) => {
  const erradas = new Set(
    linhas.flatMap(({ motivos, avisos }) => [...motivos, ...avisos].map(({ coluna }) => coluna)),
  )
  const colunas = colunasImportadas(mapeamento)
  return [
    ...colunas.filter(({ coluna }) => erradas.has(coluna)),
    ...colunas.filter(({ coluna }) => !erradas.has(coluna)),
  ]
}
