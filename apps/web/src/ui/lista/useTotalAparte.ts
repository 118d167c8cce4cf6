import type { Total } from '@balcao/contract/base/pagina'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Contagem, textoDoTotal } from '../tabela/total.ts'
import { useUltimo } from './useUltimo.ts'

const CONTANDO = '…'

/** `soma`: what the counted rows add up to, in words. */
export type TotalComSoma = Total & { soma?: string | undefined }

const escrever = ({ total, total_exato, soma }: TotalComSoma, contagem: Contagem | undefined) => {
  const quantos = textoDoTotal(total, total_exato, contagem)
  return soma ? `${quantos} · ${soma}` : quantos
}

/** The total as a text, or undefined when the page itself brings it. A count that failed is left out. */
export function useTotalAparte(
  consulta: UseQueryResult<TotalComSoma> | undefined,
  /** The rows on the screen are from the previous search, so their total must be too. */
  daBuscaAnterior: boolean,
  contagem: Contagem | undefined,
): string | undefined {
  const ultimo = useUltimo(consulta?.data)
  if (!consulta) return undefined
  const total = daBuscaAnterior ? ultimo : consulta.data
  if (total) return escrever(total, contagem)
  return daBuscaAnterior || consulta.isError ? '' : CONTANDO
}
