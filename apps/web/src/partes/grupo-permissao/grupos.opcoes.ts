import { grupoApi } from '@balcao/contract/acesso/grupo-permissao'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Options: permission groups by name, and which of them this person may grant. */
export const opcoesDeGrupos = queryOptions({
  queryKey: ['grupo-permissao', 'opcoes'],
  queryFn: ({ signal }) => http(grupoApi.opcoes, {}, { signal }),
})
