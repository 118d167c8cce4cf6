import { listaDeBoletosApi } from '@balcao/contract/cobranca/boleto-lista-api'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** How much is open and overdue, and the first few of them. */
export const boletosDoCliente = (id: string) =>
  queryOptions({
    queryKey: ['boleto', 'do-cliente', id],
    queryFn: ({ signal }) => http(listaDeBoletosApi.doCliente, { params: { id } }, { signal }),
  })
