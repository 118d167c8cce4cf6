import { listaDeVendasApi } from '@balcao/contract/vendas/lista-api'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Nobody has more, except by a merge. */
const POR_PAGINA = 10

export const vendasDoCliente = (cliente_id: string) =>
  infiniteQueryOptions({
    queryKey: ['venda', 'do-cliente', cliente_id],
    queryFn: ({ signal, pageParam }) =>
      http(
        listaDeVendasApi.listar,
        { query: { cliente_id, limite: POR_PAGINA, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (pagina) => pagina.proximo,
  })
