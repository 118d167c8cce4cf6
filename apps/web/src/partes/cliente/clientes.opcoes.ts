import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** For finding one: by document, name or phone, as much of each client as this person may see. */
export const encontrarClientes = (busca: string) =>
  queryOptions({
    queryKey: ['cliente', 'consulta', busca],
    queryFn: ({ signal }) => http(clienteApi.consultar, { query: { busca } }, { signal }),
    enabled: busca !== '',
    // Those found stay until the next ones are here: nothing blinks while one types.
    placeholderData: keepPreviousData,
  })
