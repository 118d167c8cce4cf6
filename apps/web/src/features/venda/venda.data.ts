import {
  type PerguntaDasRestricoes,
  type PerguntaDaVenda,
  preparoApi,
} from '@balcao/contract/vendas/preparo-api'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Who this is, on record. Asked once: each look at a client is written down. */
export const clienteDaVenda = (pergunta: PerguntaDaVenda) =>
  queryOptions({
    queryKey: ['venda', 'cliente', pergunta],
    queryFn: ({ signal }) => http(preparoApi.consultar, { body: pergunta }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Typing goes on meanwhile, and back online it is asked again.
    retry: false,
    refetchOnReconnect: true,
  })

/** Asked again at each review, and not at each look back at the window: the server counts these questions. */
export const restricoesDaVenda = (pergunta: PerguntaDasRestricoes) =>
  queryOptions({
    queryKey: ['venda', 'restricoes', pergunta],
    queryFn: ({ signal }) => http(preparoApi.restricoes, { body: pergunta }, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
  })

/** A sent sale. */
export const vendaEnviada = (id: string) =>
  queryOptions({
    queryKey: ['venda', id],
    queryFn: ({ signal }) => http(vendaApi.obter, { params: { id } }, { signal }),
  })
