import { resumoDoClienteApi } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** What a client has and waits for. */
export const resumoDoCliente = (id: string) =>
  queryOptions({
    queryKey: ['cliente', 'resumo', id],
    queryFn: ({ signal }) => http(resumoDoClienteApi.listar, { query: { ids: id } }, { signal }),
    select: ([resumo]) => resumo,
  })
