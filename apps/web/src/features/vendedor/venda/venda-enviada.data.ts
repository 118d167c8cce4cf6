import { nomeDoDispositivo } from '@balcao/contract/valores/dispositivo'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

export const vendaEnviada = (id: string) =>
  queryOptions({
    queryKey: ['venda', id],
    queryFn: ({ signal }) => http(vendaApi.obter, { params: { id } }, { signal }),
    refetchOnReconnect: true,
  })

type Alvo = { id: string; versao: number }
const relerVendas = relerNomes('venda')

/** A refusal often means that somebody was faster: what stands now is read again either way. */
export const useReenviar = ({ id, versao }: Alvo) =>
  useMutation({
    mutationFn: () => http(vendaApi.reenviar, { params: { id }, body: { versao } }),
    onSettled: relerVendas,
  })

export const useReenviarLink = ({ id, versao }: Alvo) =>
  useMutation({
    mutationFn: () => http(vendaApi.reenviar_link, { params: { id }, body: { versao } }),
    onSettled: relerVendas,
  })

export const useCancelar = ({ id, versao }: Alvo) =>
  useMutation({
    mutationFn: (motivo: string) => http(vendaApi.cancelar, { params: { id }, body: { versao, motivo } }),
    meta: { erro: 'formulario' },
    onSettled: relerVendas,
  })

/** A new draft with the sale's data and offer. Its id is this device's, as for any draft. */
export const useCopiar = ({ id }: Alvo) =>
  useMutation({
    mutationFn: () =>
      http(vendaApi.copiar, {
        params: { id },
        body: { rascunho_id: novoId(), dispositivo: nomeDoDispositivo(navigator.userAgent) },
      }),
    onSettled: relerNomes('rascunho'),
  })
