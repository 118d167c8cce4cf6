import { primeirosPassosApi } from '@balcao/contract/vendas/primeiros-passos'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Always asked for anew: whoever comes back from creating something wants to see it ticked. */
export const primeirosPassos = () =>
  queryOptions({
    queryKey: ['primeiros-passos'],
    queryFn: ({ signal }) => http(primeirosPassosApi.obter, {}, { signal }),
    staleTime: 0,
  })
