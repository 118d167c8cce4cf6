import type { RespostaDeErro } from '@balcao/contract/base/erro'
import { somarDias } from '@balcao/contract/valores/dia'
import { instalacaoApi } from '@balcao/contract/vendas/instalacao-api'
import { motivosApi } from '@balcao/contract/vendas/motivos-api'
import type { Venda } from '@balcao/contract/vendas/venda'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { vendedoresApi } from '@balcao/contract/vendas/vendedores-api'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import type { AcaoDaPagina } from './acoes.ts'

/** A sent sale. Every screen that shows it reads it by this key. */
export const vendaEnviada = (id: string) =>
  queryOptions({
    queryKey: ['venda', id],
    queryFn: ({ signal }) => http(vendaApi.obter, { params: { id } }, { signal }),
    refetchOnReconnect: true,
  })

/** What people usually answer when an action asks why. */
export const motivosUsuais = queryOptions({
  queryKey: ['configuracao', 'motivos-da-venda'],
  queryFn: ({ signal }) => http(motivosApi.obter, {}, { signal }),
  staleTime: 300_000,
})

export const vendedoresPossiveis = (id: string) =>
  queryOptions({
    queryKey: ['usuario', 'vendedores', id],
    queryFn: ({ signal }) => http(vendedoresApi.listar, { params: { id } }, { signal }),
  })

/** The days ahead in a city, four weeks at a time. Always asked again: others take places meanwhile. */
export const diasDeInstalacao = (codigo_ibge: number) =>
  infiniteQueryOptions({
    queryKey: ['venda', 'dias-de-instalacao', codigo_ibge],
    queryFn: ({ signal, pageParam }) =>
      http(instalacaoApi.dias, { query: { codigo_ibge, de: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (dias) => {
      const ultimo = dias.at(-1)
      return ultimo && somarDias(ultimo.data, 1)
    },
    staleTime: 0,
  })

type Corpo<A extends AcaoDaPagina> = z.input<(typeof vendaApi)[A]['body']>

const guardar = (venda: Venda) => queryClient.setQueryData(vendaEnviada(venda.id).queryKey, venda)

/** After a lost race the answer has the sale as it is now. */
const guardarAtual = ({ atual }: Partial<RespostaDeErro>) => {
  if (atual && typeof atual === 'object' && 'protocolo' in atual) guardar(atual as Venda)
}

/** A refusal often means that somebody was faster: what stands now is read again either way. */
export const useAgir = <A extends AcaoDaPagina>(acao: A, id: string, quemMostra: 'formulario' | 'toast') =>
  useMutation({
    mutationFn: (body: Corpo<A>): Promise<Venda> =>
      http(vendaApi[acao] as (typeof vendaApi)['reenviar'], { params: { id }, body }),
    meta: quemMostra === 'formulario' ? { erro: 'formulario' } : {},
    onSuccess: guardar,
    onError: guardarAtual,
    onSettled: () => {
      // Not waited for: the answer has already brought the sale.
      void relerNomes('venda')()
    },
  })
