import type { Preco } from './preco/preco-resultado.ts'

// Apart from the price itself: people who only read one must not download how it is computed.

/** Consecutive months with the same price. */
export type Faixa = { de: number; ate: number; total: number }

/** "R$ 49,90 nos 3 primeiros meses, depois R$ 99,90" has two ranges. */
export function faixasDoPreco({ meses }: Pick<Preco, 'meses'>): Faixa[] {
  const faixas: Faixa[] = []
  for (const { numero, total } of meses) {
    const ultima = faixas.at(-1)
    if (ultima?.total === total) ultima.ate = numero
    else faixas.push({ de: numero, ate: numero, total })
  }
  return faixas
}
