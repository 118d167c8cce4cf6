import { aceiteDaVendaApi } from '@balcao/contract/vendas/aceite-da-venda-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { http } from '#http.ts'
import { baixar } from '#ui/baixar.ts'

/** Under the sale's own key: whatever reads the sale again reads its links again. */
export const linksDoAssinante = (id: string) =>
  queryOptions({
    queryKey: ['venda', id, 'links'],
    queryFn: ({ signal }) => http(aceiteDaVendaApi.links, { params: { id } }, { signal }),
  })

export const aceiteDaVenda = (id: string) =>
  queryOptions({
    queryKey: ['venda', id, 'aceite'],
    queryFn: async ({ signal }) =>
      (await http(aceiteDaVendaApi.obter, { params: { id } }, { signal })).aceite,
  })

export const useMandarPorEmail = (id: string) =>
  useMutation({ mutationFn: () => http(aceiteDaVendaApi.mandar, { params: { id } }) })

export const useBaixarComprovante = ({ id, protocolo }: { id: string; protocolo: number }) =>
  useMutation({
    mutationFn: async () =>
      baixar(await http(aceiteDaVendaApi.pdf, { params: { id } }), `aceite-${protocolo}.pdf`),
  })
