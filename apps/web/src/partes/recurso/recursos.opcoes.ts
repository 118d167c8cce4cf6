import { recursoApi } from '@balcao/contract/catalogo/recurso'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Options: resources in their order, as a plan's card shows them. */
export const opcoesDeRecursos = queryOptions({
  queryKey: ['recurso', 'opcoes'],
  queryFn: ({ signal }) => http(recursoApi.listar, {}, { signal }),
})
