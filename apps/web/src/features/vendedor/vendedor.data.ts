import { minhasApi, NOMES_NO_MAXIMO } from '@balcao/contract/vendas/minhas-api'
import { rascunhoApi } from '@balcao/contract/vendas/rascunho-api'
import { rascunhoDeQuemSaiuApi } from '@balcao/contract/vendas/rascunho-de-quem-saiu-api'
import type { GrupoDeVenda } from '@balcao/contract/vendas/venda-filtro'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { descartesDoAparelho } from '#aparelho/descartes.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { http } from '#http.ts'

/** A seller's screen waits for the network instead of giving up. */
const QUANDO_VOLTAR = { refetchOnReconnect: true } as const

/** The own sales: of one group, or all that match a search. */
export const minhasVendas = (filtro: { grupo: GrupoDeVenda } | { busca: string }) =>
  infiniteQueryOptions({
    queryKey: ['venda', 'minhas', filtro],
    queryFn: ({ signal, pageParam: cursor }) =>
      http(minhasApi.minhas, { query: { ...filtro, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
    ...QUANDO_VOLTAR,
  })

export const nomesDasVendas = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['venda', 'nomes', ids],
    queryFn: ({ signal }) =>
      http(minhasApi.nomes, { query: { ids: ids.slice(0, NOMES_NO_MAXIMO).join() } }, { signal }),
    retry: false,
    ...QUANDO_VOLTAR,
  })

export const meusNumeros = () =>
  queryOptions({
    queryKey: ['venda', 'numeros'],
    queryFn: ({ signal }) => http(minhasApi.numeros, {}, { signal }),
    ...QUANDO_VOLTAR,
  })

export const rascunhosNoServidor = () =>
  queryOptions({
    queryKey: ['rascunho', 'servidor'],
    queryFn: ({ signal }) => http(rascunhoApi.listar, {}, { signal }),
    // The sale that somebody comes back from was saved a moment ago.
    staleTime: 0,
    ...QUANDO_VOLTAR,
  })

/** Asked once: what stands below waits for the answer. */
export const rascunhosDeQuemSaiu = () =>
  queryOptions({
    queryKey: ['rascunho', 'de-quem-saiu'],
    queryFn: ({ signal }) => http(rascunhoDeQuemSaiuApi.listar, {}, { signal }),
    retry: false,
    ...QUANDO_VOLTAR,
  })

/** Always read anew: the step that was just left has written to it. */
export const rascunhosNoAparelho = (usuario: string) =>
  queryOptions({
    queryKey: ['rascunho', 'aparelho', usuario],
    queryFn: () => rascunhosDoAparelho.listar(usuario),
    staleTime: 0,
    retry: false,
  })

/** Discarded here without a network: the server's list still has them. */
export const descartadosNoAparelho = (usuario: string) =>
  queryOptions({
    queryKey: ['rascunho', 'descartados', usuario],
    queryFn: () => descartesDoAparelho.listar(usuario),
    staleTime: 0,
    retry: false,
  })
