import { iconeApi } from '@balcao/contract/provedor/icone'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

export const icones = {
  busca: (termo: string) =>
    queryOptions({
      queryKey: ['icone', 'busca', termo],
      queryFn: ({ signal }) => http(iconeApi.buscar, { query: { termo } }, { signal }),
      enabled: termo !== '',
      // The set only changes with a new version of the program.
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
}
