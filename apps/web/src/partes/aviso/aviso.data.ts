import type { TipoDeAviso } from '@balcao/contract/provedor/configuracao-avisos'
import { avisoApi } from '@balcao/contract/vendas/aviso-api'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { http } from '#http.ts'
import { AVISO, useRelerAvisos } from './numero.data.ts'

const NA_TELA = 8

export const ultimosAvisos = () =>
  queryOptions({
    queryKey: [...AVISO, 'ultimos'],
    queryFn: ({ signal }) => http(avisoApi.listar, { query: { limite: String(NA_TELA) } }, { signal }),
  })

export const todosOsAvisos = (soNaoLidos: boolean) =>
  infiniteQueryOptions({
    queryKey: [...AVISO, 'lista', soNaoLidos],
    queryFn: ({ signal, pageParam: cursor }) =>
      http(avisoApi.listar, { query: { so_nao_lidos: soNaoLidos ? 'sim' : undefined, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  })

export const preferenciaDeAvisos = queryOptions({
  queryKey: ['conta', 'avisos'],
  queryFn: ({ signal }) => http(avisoApi.preferencia, {}, { signal }),
})

/** Opening the sale goes on meanwhile, so nobody is told of a failure: the notice stays unread. */
export const useLerAviso = () => {
  const reler = useRelerAvisos()
  return useMutation({
    mutationFn: (id: string) => http(avisoApi.ler, { params: { id } }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })
}

export const useLerTodos = () => {
  const reler = useRelerAvisos()
  return useMutation({ mutationFn: () => http(avisoApi.lerTodos), onSettled: reler })
}

export const usePreferirAvisos = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (por_email: TipoDeAviso[]) => http(avisoApi.preferir, { body: { por_email } }),
    onSuccess: (nova) => queryClient.setQueryData(preferenciaDeAvisos.queryKey, nova),
  })
}
