import { ofertaApi } from '@balcao/contract/catalogo/oferta'
import type { CriteriosDaOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { type PerguntaDaVenda, preparoApi } from '@balcao/contract/vendas/preparo-api'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { comReserva } from '#aparelho/reserva.ts'
import { PREPARO } from '#aparelho/respostas.ts'
import { http } from '#http.ts'

/** With what a sale is made. Without network, as this device last heard it. */
export const preparo = () =>
  queryOptions({
    queryKey: ['venda', 'preparo'],
    queryFn: async ({ signal }) =>
      (await comReserva(PREPARO, (ate) => http(preparoApi.obter, {}, { signal: ate }), signal)).valor,
  })

/** Who this is, on record. Asked once: each look at a client is written down. */
export const clienteDaVenda = (pergunta: PerguntaDaVenda) =>
  queryOptions({
    queryKey: ['venda', 'cliente', pergunta],
    queryFn: ({ signal }) => http(preparoApi.consultar, { body: pergunta }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Typing goes on meanwhile, and back online it is asked again.
    retry: false,
    refetchOnReconnect: true,
  })

/** What is sold there, to that kind of person, by that channel. */
export const ofertasPara = (criterios: CriteriosDaOferta) =>
  queryOptions({
    queryKey: ['plano', 'oferta', 'venda', criterios],
    queryFn: ({ signal }) => http(ofertaApi.listar, { query: { ...criterios, limite: 200 } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A sent sale. */
export const vendaEnviada = (id: string) =>
  queryOptions({
    queryKey: ['venda', id],
    queryFn: ({ signal }) => http(vendaApi.obter, { params: { id } }, { signal }),
  })
