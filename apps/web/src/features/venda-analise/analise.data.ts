import {
  type Analise,
  analiseApi,
  type EmMaos,
  RENOVAR_EM_MAOS_MS,
} from '@balcao/contract/vendas/analise-api'
import type { JulgamentoDeAnexo } from '@balcao/contract/vendas/anexo'
import { anexoApi } from '@balcao/contract/vendas/anexo-api'
import type { FilaDeDecisao } from '@balcao/contract/vendas/fila-de-decisao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'

/** All that the page shows, in one call. */
export const analiseDe = (id: string) =>
  queryOptions({
    queryKey: ['venda', id, 'analise'],
    queryFn: ({ signal }) => http(analiseApi.obter, { params: { id } }, { signal }),
    refetchOnReconnect: true,
  })

const mudarAnalise = (id: string, parte: Partial<Analise>) =>
  queryClient.setQueryData(analiseDe(id).queryKey, (antes) => antes && { ...antes, ...parte })

/** After an action: the page shows the sale that came back before it has read everything again. */
export const guardarVenda = (venda: Venda) => mudarAnalise(venda.id, { venda })

/** Somebody changed it. */
export const relerAnalise = (id: string) =>
  Promise.all(
    [analiseDe(id), emMaosDe(id)].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  )

/** Says that the page is open, again and again, and learns who has the sale. */
export const emMaosDe = (id: string) =>
  queryOptions({
    queryKey: ['venda', id, 'em-maos'],
    queryFn: ({ signal }): Promise<EmMaos> =>
      http(analiseApi.segurar, { params: { id }, body: {} }, { signal }),
    refetchInterval: RENOVAR_EM_MAOS_MS,
    refetchIntervalInBackground: true,
    refetchOnReconnect: true,
    staleTime: 0,
    gcTime: 0,
  })

export const useAssumir = (id: string) =>
  useMutation({
    mutationFn: () => http(analiseApi.segurar, { params: { id }, body: { assumir: true } }),
    onSuccess: (nova) => queryClient.setQueryData(emMaosDe(id).queryKey, nova),
  })

/** That it fails changes nothing: the sale is free after a while. */
export const largar = (id: string) => http(analiseApi.largar, { params: { id } }).catch(() => undefined)

/** `naPagina`: the page has nothing else to show, and says itself what failed. */
export const useProxima = (naPagina: boolean) =>
  useMutation({
    mutationFn: (body: { fila: FilaDeDecisao; depois_de: string | undefined }) =>
      http(analiseApi.proxima, { body }),
    meta: naPagina ? { erro: 'formulario' } : {},
  })

type Julgamento = { id: string } & JulgamentoDeAnexo

export const useJulgar = (vendaId: string) =>
  useMutation({
    mutationFn: ({ id, ...body }: Julgamento) => http(anexoApi.julgar, { params: { id }, body }),
    onSuccess: (anexos) => mudarAnalise(vendaId, { anexos }),
    // Replaced meanwhile, or no longer in analysis: what stands now is read again. Not waited for: without network it
    // would keep the buttons turning.
    onError: () => {
      void relerNomes('venda')()
    },
  })

export const paginasDe = (id: string) =>
  queryOptions({
    queryKey: ['anexo', id, 'paginas'],
    queryFn: ({ signal }) => http(anexoApi.paginas, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

const QUASE_VENCIDO_MS = 12 * 60_000

/** An address of a few minutes for looking at a file. It is written down as a look. */
export const enderecoDe = (id: string) =>
  queryOptions({
    queryKey: ['anexo', id, 'endereco'],
    queryFn: ({ signal }) => http(anexoApi.enderecar, { params: { id } }, { signal }),
    staleTime: QUASE_VENCIDO_MS,
    gcTime: QUASE_VENCIDO_MS,
  })
