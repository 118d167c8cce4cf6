import { opcoesDeEmpresa } from '@balcao/contract/provedor/empresa-opcoes'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Options: active companies within this person's reach. */
export const opcoesDeEmpresas = queryOptions({
  queryKey: ['empresa', 'opcoes'],
  queryFn: ({ signal }) => http(opcoesDeEmpresa, {}, { signal }),
})
