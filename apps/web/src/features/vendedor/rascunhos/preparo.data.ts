import { preparoApi } from '@balcao/contract/vendas/preparo-api'
import { queryOptions } from '@tanstack/react-query'
import { comReserva } from '#aparelho/reserva.ts'
import { http } from '#http.ts'

/** With what a sale is made: what a draft lacks depends on its channel. Without network, as it was last heard. */
export const preparoDaVenda = () =>
  queryOptions({
    queryKey: ['venda', 'preparo'],
    queryFn: async ({ signal }) =>
      (await comReserva('preparo', (ate) => http(preparoApi.obter, {}, { signal: ate }), signal)).valor,
    refetchOnReconnect: true,
  })
