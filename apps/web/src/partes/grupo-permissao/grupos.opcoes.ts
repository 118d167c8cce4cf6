import { grupoApi } from '@balcao/contract/acesso/grupo-permissao'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** For choosing: permission groups by name, and which of them this person could grant. */
export const opcoesDeGrupos = queryOptions({
  queryKey: ['grupo-permissao', 'opcoes'],
  queryFn: ({ signal }) => http(grupoApi.opcoes, {}, { signal }),
})
