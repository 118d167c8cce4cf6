import { avisoNumeroApi } from '@balcao/contract/vendas/aviso-numero-api'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { http } from '#http.ts'

export const AVISO = ['aviso'] as const

export const numeroDeAvisos = queryOptions({
  queryKey: [...AVISO, 'numero'],
  queryFn: ({ signal }) => http(avisoNumeroApi.numero, {}, { signal }),
  // A number that did not come is no news. The next change or focus asks again.
  retry: false,
})

/** After a change that was made here or elsewhere. */
export const useRelerAvisos = () => {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: AVISO })
}
