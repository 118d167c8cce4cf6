import { Id, SimNaoDaUrl } from '@balcao/contract/base/comum'
import { CriteriosDaOferta, FiltroOferta, ListaDePlanos } from '@balcao/contract/catalogo/oferta-filtro'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/**
 * What the catalogue's address holds:
 * the filter, the plans ticked for comparison, and what is open over the page.
 */
const BuscaDoCatalogo = z.extend(z.omit(FiltroOferta, { planos: true, cupom: true, limite: true }), {
  comparar: z.optional(ListaDePlanos),
  comparando: z.optional(SimNaoDaUrl),
  plano: z.optional(Id),
})
export type BuscaDoCatalogo = z.infer<typeof BuscaDoCatalogo>

export const lerBuscaDoCatalogo = lerBusca(BuscaDoCatalogo)

export const lerCriterios = lerBusca(CriteriosDaOferta)

export const criteriosDe = ({
  empresa_id,
  codigo_ibge,
  canal_venda_id,
  tipo_pessoa,
}: CriteriosDaOferta): CriteriosDaOferta => ({ empresa_id, codigo_ibge, canal_venda_id, tipo_pessoa })

export const filtroDe = ({
  comparar: _,
  comparando: __,
  plano: ___,
  cursor: ____,
  ...filtro
}: BuscaDoCatalogo): FiltroOferta => filtro

/** The ids in the address, after ticking one more or unticking one. */
export const comparados = ({ comparar }: BuscaDoCatalogo): string[] => comparar?.split(',') ?? []

export const alternar = (ids: string[], id: string): string | undefined => {
  const restantes = ids.includes(id) ? ids.filter((outro) => outro !== id) : [...ids, id]
  return restantes.join(',') || undefined
}
