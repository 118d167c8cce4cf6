import { historicoDoClienteApi } from '@balcao/contract/vendas/historico-do-cliente-api'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Of who buys in a sale. Under the sale's own key: what changes the sale makes it stale. */
export const historicoDoCliente = (id: string) =>
  queryOptions({
    queryKey: ['venda', id, 'historico-do-cliente'],
    queryFn: ({ signal }) => http(historicoDoClienteApi.obter, { params: { id } }, { signal }),
  })
