import { adicionalApi } from '@balcao/contract/catalogo/adicional'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Options: additionals with the price of the table. */
export const opcoesDeAdicionais = queryOptions({
  queryKey: ['adicional', 'opcoes'],
  queryFn: ({ signal }) => http(adicionalApi.opcoes, {}, { signal }),
})
