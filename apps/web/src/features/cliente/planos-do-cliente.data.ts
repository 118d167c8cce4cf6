import { contratoApi } from '@balcao/contract/vendas/contrato-api'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Under the contracts' own key: whatever changes one reads this again. */
export const planosDoCliente = (id: string) =>
  queryOptions({
    queryKey: ['contrato', 'do-cliente', id],
    queryFn: ({ signal }) => http(contratoApi.doCliente, { params: { id } }, { signal }),
  })
