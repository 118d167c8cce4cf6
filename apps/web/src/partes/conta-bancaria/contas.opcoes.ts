import { opcoesDeConta } from '@balcao/contract/cobranca/conta-bancaria-opcoes'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Options: the active accounts of a company, its default first. Nothing is asked until the company is known. */
export const contasDaEmpresa = (empresa_id: string | undefined) =>
  queryOptions({
    queryKey: ['conta-bancaria', 'opcoes', empresa_id],
    queryFn: empresa_id
      ? ({ signal }) => http(opcoesDeConta, { query: { empresa_id } }, { signal })
      : skipToken,
  })
