import type { FiltroDoPainel, Numeros } from '@balcao/contract/painel/painel-api'
import type { Periodo } from '@balcao/contract/painel/periodo'
import type { FiltroVenda } from '@balcao/contract/vendas/lista-filtro'
import type { MarcoDaVenda } from '@balcao/contract/vendas/marco'

/** The figures that people read, and what a sale has to have passed to be in one. Nothing: it was sent. */
const figuras = {
  vendidas: undefined,
  aprovadas: 'aprovada',
  instaladas: 'concluida',
  reprovadas: 'reprovada',
  canceladas: 'cancelada',
} as const satisfies Partial<Record<keyof Numeros, MarcoDaVenda | undefined>>
export type Figura = keyof typeof figuras
export const nomesDasFiguras = Object.keys(figuras) as Figura[]

type Recorte = Pick<FiltroDoPainel, 'empresa_id' | 'canal_venda_id'> &
  Pick<FiltroVenda, 'vendedor_id' | 'plano_id' | 'codigo_ibge'>

const soORecorte = (recorte: Recorte): FiltroVenda => ({
  empresa_id: recorte.empresa_id,
  canal_venda_id: recorte.canal_venda_id,
  vendedor_id: recorte.vendedor_id,
  plano_id: recorte.plano_id,
  codigo_ibge: recorte.codigo_ibge,
})

/** The list behind a figure: the same sales, as many as it says. */
export const listaDaFigura = (figura: Figura, { de, ate }: Periodo, recorte: Recorte): FiltroVenda => {
  const marco = figuras[figura]
  const quando = marco ? { marco, marco_de: de, marco_ate: ate } : { criado_de: de, criado_ate: ate }
  return { ...soORecorte(recorte), ...quando }
}

/** Of the sales that were sent in the period, those that have come so far. */
export const listaDoFunil = (marco: MarcoDaVenda | undefined, { de, ate }: Periodo, recorte: Recorte) => ({
  ...soORecorte(recorte),
  marco,
  criado_de: de,
  criado_ate: ate,
})
