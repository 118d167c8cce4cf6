import { anexoApi } from '@balcao/contract/vendas/anexo-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { naoExiste } from '#http/erro.ts'
import { http } from '#http.ts'

const ENQUANTO_CONVERTE_MS = 5_000

/** What the server has of a sale's files. A draft that it has never seen has none. */
export const anexosNoServidor = (vendaId: string) =>
  queryOptions({
    queryKey: ['venda', vendaId, 'anexos'],
    queryFn: ({ signal }) =>
      http(anexoApi.listar, { params: { id: vendaId } }, { signal }).catch((erro: unknown) => {
        if (naoExiste(erro)) return []
        throw erro
      }),
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ situacao }) => situacao === 'CONVERTENDO') ? ENQUANTO_CONVERTE_MS : false,
  })

/** An address of a few minutes. Each is written down as a look at the file. */
export const useEnderecar = () =>
  useMutation({ mutationFn: (id: string) => http(anexoApi.enderecar, { params: { id } }) })
