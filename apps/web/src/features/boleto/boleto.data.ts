import type { RespostaDeErro } from '@balcao/contract/base/erro'
import type { Boleto } from '@balcao/contract/cobranca/boleto'
import type { AcaoDoBoleto } from '@balcao/contract/cobranca/boleto-acoes'
import { boletoApi } from '@balcao/contract/cobranca/boleto-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { baixar } from '#ui/baixar.ts'

/** A boleto with what is owed today, its payments and all that happened to it. */
export const boletoDe = (id: string) =>
  queryOptions({
    queryKey: ['boleto', id],
    queryFn: ({ signal }) => http(boletoApi.obter, { params: { id } }, { signal }),
    refetchOnReconnect: true,
  })

/** Somebody changed it, or the bank said something. */
export const relerBoleto = (id: string) =>
  queryClient.invalidateQueries({ queryKey: boletoDe(id).queryKey, exact: true })

const guardar = (boleto: Boleto) => queryClient.setQueryData(boletoDe(boleto.id).queryKey, boleto)

/** After a lost race the answer has the boleto as it is now. */
const guardarAtual = ({ atual }: Partial<RespostaDeErro>) => {
  if (atual && typeof atual === 'object' && 'linha_digitavel' in atual) guardar(atual as Boleto)
}

export const useAgir = (acao: AcaoDoBoleto, id: string) =>
  useMutation({
    mutationFn: (body: { versao: number }): Promise<Boleto> =>
      http(boletoApi[acao] as (typeof boletoApi)['remeter_de_novo'], { params: { id }, body }),
    meta: { erro: 'formulario' },
    onSuccess: guardar,
    onError: guardarAtual,
    onSettled: () => {
      // Not waited for: the answer has already brought the boleto.
      void relerNomes('boleto')()
    },
  })

export const useBaixarBoleto = ({ id, numero }: Pick<Boleto, 'id' | 'numero'>) =>
  useMutation({
    mutationFn: async () => baixar(await http(boletoApi.pdf, { params: { id } }), `boleto-${numero}.pdf`),
  })

export const useEnviar = (id: string) =>
  useMutation({
    mutationFn: () => http(boletoApi.enviar, { params: { id }, body: {} }),
    onSettled: () => {
      void relerBoleto(id)
    },
  })
