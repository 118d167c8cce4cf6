import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Finds clients by document, name or phone, with as much of each as this person may see. */
export const encontrarClientes = (busca: string) =>
  queryOptions({
    queryKey: ['cliente', 'consulta', busca],
    queryFn: ({ signal }) => http(clienteApi.consultar, { query: { busca } }, { signal }),
    enabled: busca !== '',
    // The previous results stay until the next ones arrive, so that nothing blinks while typing.
    placeholderData: keepPreviousData,
  })
