import { type TrocaDeSegredo, webhookApi } from '@balcao/contract/provedor/webhook'
import type { FiltroEntrega } from '@balcao/contract/provedor/webhook-filtro'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { cadastroDe, procurarEm, relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'
import { paraEnvio } from './webhook.formulario.ts'

const POR_PAGINA = 20
/** While something waits, the next look may find it delivered. */
const PASSO_MS = 5_000

const reler = relerNomes('webhook')
const relerEntregas = relerNomes('webhook', 'webhook-entrega')

export const webhooks = cadastroDe('webhook', webhookApi, { reler, paraEnvio })

export const procurarWebhooks = procurarEm(webhookApi.listar, ({ id, nome, url }) => ({
  ...{ id, nome, descricao: url },
}))

export const entregas = {
  listar: (webhookId: string, filtro: Pick<FiltroEntrega, 'cursor' | 'situacao'>) =>
    queryOptions({
      queryKey: ['webhook-entrega', 'lista', webhookId, filtro],
      queryFn: ({ signal }) =>
        http(
          webhookApi.entregas,
          { params: { id: webhookId }, query: { ...filtro, limite: POR_PAGINA } },
          { signal },
        ),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.itens.some(({ situacao }) => situacao === 'PENDENTE') ? PASSO_MS : false,
    }),
  obter: (id: string) =>
    queryOptions({
      queryKey: ['webhook-entrega', id],
      queryFn: ({ signal }) => http(webhookApi.entrega, { params: { id } }, { signal }),
    }),
}

export const useTrocarSegredo = (id: string) =>
  useMutation({
    mutationFn: (body: TrocaDeSegredo) => http(webhookApi.trocarSegredo, { params: { id }, body }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useTestar = (id: string) =>
  useMutation({
    mutationFn: () => http(webhookApi.testar, { params: { id } }),
    onSettled: relerEntregas,
  })

export const useReenviar = (id: string) =>
  useMutation({
    mutationFn: () => http(webhookApi.reenviar, { params: { id } }),
    meta: { erro: 'formulario' },
    onSettled: relerEntregas,
  })

export const useReenviarFalhas = (id: string) =>
  useMutation({
    mutationFn: (desde: string) => http(webhookApi.reenviarFalhas, { params: { id }, body: { desde } }),
    meta: { erro: 'formulario' },
    onSettled: relerEntregas,
  })
