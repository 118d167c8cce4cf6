import { planoApi } from '@balcao/contract/catalogo/plano'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Options: plans by name and code. */
export const opcoesDePlanos = queryOptions({
  queryKey: ['plano', 'opcoes'],
  queryFn: ({ signal }) => http(planoApi.opcoes, {}, { signal }),
})
