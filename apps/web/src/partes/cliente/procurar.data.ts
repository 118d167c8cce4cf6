import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Apart from what the lookup screen reads: that one is opened first, in few files. */
export const procurarClientes = (busca: string) =>
  queryOptions({
    queryKey: ['cliente', 'procura', busca],
    queryFn: ({ signal }) => http(clienteApi.consultar, { query: { busca } }, { signal }),
    placeholderData: keepPreviousData,
  })
