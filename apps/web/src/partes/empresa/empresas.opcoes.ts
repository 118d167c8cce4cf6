import { opcoesDeEmpresa } from '@balcao/contract/provedor/empresa-opcoes'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** For choosing: active companies that this person reaches. */
export const opcoesDeEmpresas = queryOptions({
  queryKey: ['empresa', 'opcoes'],
  queryFn: ({ signal }) => http(opcoesDeEmpresa, {}, { signal }),
})
