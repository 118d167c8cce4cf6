import { preparoApi } from '@balcao/contract/vendas/preparo-api'
import { queryOptions } from '@tanstack/react-query'
import { comReserva } from '#aparelho/reserva.ts'
import { PREPARO } from '#aparelho/respostas.ts'
import { http } from '#http.ts'

/** With what a sale is made: what a draft lacks depends on its channel. Without network, as this device last heard it. */
export const preparo = () =>
  queryOptions({
    queryKey: ['venda', 'preparo'],
    queryFn: async ({ signal }) =>
      (await comReserva(PREPARO, (ate) => http(preparoApi.obter, {}, { signal: ate }), signal)).valor,
    refetchOnReconnect: true,
  })
