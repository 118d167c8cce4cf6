import { listaDeBoletosApi } from '@balcao/contract/cobranca/boleto-lista-api'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** There is one, and those that were cancelled before it. */
export const boletosDaVenda = (venda_id: string) =>
  queryOptions({
    queryKey: ['boleto', 'da-venda', venda_id],
    queryFn: ({ signal }) => http(listaDeBoletosApi.listar, { query: { venda_id } }, { signal }),
  })
