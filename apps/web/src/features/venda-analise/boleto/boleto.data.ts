import { boletoApi } from '@balcao/contract/cobranca/boleto-api'
import { listaDeBoletosApi } from '@balcao/contract/cobranca/boleto-lista-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

/** There is one, and those that were cancelled before it. */
export const boletosDaVenda = (venda_id: string) =>
  queryOptions({
    queryKey: ['boleto', 'da-venda', venda_id],
    queryFn: ({ signal }) => http(listaDeBoletosApi.listar, { query: { venda_id } }, { signal }),
  })

export const useEmitirDaVenda = (id: string) =>
  useMutation({
    mutationFn: (vencimento: string) => http(boletoApi.daVenda, { params: { id }, body: { vencimento } }),
    meta: { erro: 'formulario' },
    onSettled: () => {
      void relerNomes('boleto')()
    },
  })
