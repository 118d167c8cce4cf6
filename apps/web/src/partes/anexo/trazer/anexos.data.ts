import { anexoApi } from '@balcao/contract/vendas/anexo-api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#http.ts'
import { anexosNoServidor } from '../anexo.data.ts'

export const regrasDeAnexo = () =>
  queryOptions({
    queryKey: ['anexo', 'regras'],
    queryFn: ({ signal }) => http(anexoApi.regras, {}, { signal }),
  })

export const useExcluirDoServidor = (vendaId: string) => {
  const cliente = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http(anexoApi.excluir, { params: { id } }),
    meta: { erro: 'formulario' },
    onSettled: () => cliente.invalidateQueries(anexosNoServidor(vendaId)),
  })
}
