import { listaDeAtendimentosApi } from '@balcao/contract/posvenda/atendimento-lista-api'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** How many are open and late, and the first few of them. */
export const atendimentosDoCliente = (id: string) =>
  queryOptions({
    queryKey: ['atendimento', 'do-cliente', id],
    queryFn: ({ signal }) => http(listaDeAtendimentosApi.doCliente, { params: { id } }, { signal }),
  })
