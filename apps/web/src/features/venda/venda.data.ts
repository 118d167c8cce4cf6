import { ofertaApi } from '@balcao/contract/catalogo/oferta'
import type { CriteriosDaOferta } from '@balcao/contract/catalogo/oferta-filtro'
import type { Envio } from '@balcao/contract/vendas/envio'
import { type PerguntaDaVenda, preparoApi } from '@balcao/contract/vendas/preparo-api'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { http } from '#http.ts'

/** With what a sale is made. */
export const preparo = () =>
  queryOptions({
    queryKey: ['venda', 'preparo'],
    queryFn: ({ signal }) => http(preparoApi.obter, { signal }),
  })

export const useConsultarCliente = () =>
  useMutation({ mutationFn: (body: PerguntaDaVenda) => http(preparoApi.consultar, { body }) })

/** What is sold there, to that kind of person, by that channel. */
export const ofertasPara = (criterios: CriteriosDaOferta) =>
  queryOptions({
    queryKey: ['plano', 'oferta', 'venda', criterios],
    queryFn: ({ signal }) => http(ofertaApi.listar, { query: { ...criterios, limite: 200 } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useEnviar = () =>
  useMutation({ mutationFn: (body: Envio) => http(vendaApi.enviar, { body }), meta: { erro: 'formulario' } })
