import { opcoesDeCanal } from '@balcao/contract/provedor/canal-venda-opcoes'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** For choosing: active sales channels that this person reaches. */
export const opcoesDeCanais = queryOptions({
  queryKey: ['canal-venda', 'opcoes'],
  queryFn: ({ signal }) => http(opcoesDeCanal, {}, { signal }),
})
