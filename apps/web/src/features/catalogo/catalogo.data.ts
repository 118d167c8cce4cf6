import { ofertaApi, type PedidoDePreco } from '@balcao/contract/catalogo/oferta'
import type { CriteriosDaOferta, FiltroOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { procurarEm } from '#cadastro.ts'
import { http } from '#http.ts'

const POR_PAGINA = 24

/**
 * Offers are made of plans, prices, additionals and promotions. They are stored under the plan's key, so a
 * change to a plan refetches them.
 */
const CHAVE = ['plano', 'oferta']

export const ofertas = {
  listar: (filtro: FiltroOferta) =>
    infiniteQueryOptions({
      queryKey: [...CHAVE, 'lista', filtro],
      queryFn: ({ signal, pageParam }) =>
        http(ofertaApi.listar, { query: { ...filtro, limite: POR_PAGINA, cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (pagina) => pagina.proximo,
      placeholderData: keepPreviousData,
    }),
  /** Some plans by id, wherever they are in the list. */
  algumas: (planos: string[], criterios: CriteriosDaOferta, cupom?: string) =>
    queryOptions({
      queryKey: [...CHAVE, 'algumas', planos, criterios, cupom],
      queryFn: ({ signal }) =>
        http(ofertaApi.listar, { query: { ...criterios, cupom, planos: planos.join(',') } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  preco: (pedido: PedidoDePreco) =>
    queryOptions({
      queryKey: [...CHAVE, 'preco', pedido],
      queryFn: ({ signal }) => http(ofertaApi.preco, { body: pedido }, { signal }),
    }),
  etiqueta: (id: string, criterios: CriteriosDaOferta) =>
    queryOptions({
      queryKey: [...CHAVE, 'etiqueta', id, criterios],
      queryFn: ({ signal }) => http(ofertaApi.etiqueta, { params: { id }, query: criterios }, { signal }),
    }),
}

/** What may be sold here and now opens over the catalogue, where its price can be simulated. */
export const procurarOfertas = procurarEm(ofertaApi.listar, ({ id, nome, codigo }) => ({
  id,
  nome,
  descricao: codigo,
  naLista: { plano: id },
}))
