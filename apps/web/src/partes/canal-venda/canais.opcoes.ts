import { opcoesDeCanal } from '@balcao/contract/provedor/canal-venda-opcoes'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Options: active sales channels within this person's reach. */
export const opcoesDeCanais = queryOptions({
  queryKey: ['canal-venda', 'opcoes'],
  queryFn: ({ signal }) => http(opcoesDeCanal, {}, { signal }),
})
