import { type PerguntaDaVenda, preparoApi } from '@balcao/contract/vendas/preparo-api'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { queryOptions } from '@tanstack/react-query'
import { comReserva } from '#aparelho/reserva.ts'
import { PREPARO } from '#aparelho/respostas.ts'
import { http } from '#http.ts'

/** With what a sale is made. Without network, as this device last heard it. */
export const preparo = () =>
  queryOptions({
    queryKey: ['venda', 'preparo'],
    queryFn: async ({ signal }) =>
      (await comReserva(PREPARO, (ate) => http(preparoApi.obter, {}, { signal: ate }), signal)).valor,
  })

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

/** A sent sale. */
export const vendaEnviada = (id: string) =>
  queryOptions({
    queryKey: ['venda', id],
    queryFn: ({ signal }) => http(vendaApi.obter, { params: { id } }, { signal }),
  })
