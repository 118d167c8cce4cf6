import { boletoApi, type EmissaoDoContrato } from '@balcao/contract/cobranca/boleto-api'
import { listaDeBoletosApi } from '@balcao/contract/cobranca/boleto-lista-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

/** What people look for on the contract's page. The rest is in the list. */
const OS_ULTIMOS = 6

export const boletosDoContrato = (cliente_plano_id: string) =>
  queryOptions({
    queryKey: ['boleto', 'do-contrato', cliente_plano_id],
    queryFn: ({ signal }) =>
      http(
        listaDeBoletosApi.listar,
        { query: { cliente_plano_id, ordem: 'a_vencer', limite: OS_ULTIMOS } },
        { signal },
      ),
  })

/** Of what no month charges, the newest. */
export const avulsosDoContrato = (cliente_plano_id: string) =>
  queryOptions({
    queryKey: ['boleto', 'avulsos', cliente_plano_id],
    queryFn: ({ signal }) =>
      http(
        listaDeBoletosApi.listar,
        { query: { cliente_plano_id, origem: 'AVULSO', limite: OS_ULTIMOS } },
        { signal },
      ),
  })

export const emAbertoDoContrato = (cliente_plano_id: string) =>
  queryOptions({
    queryKey: ['boleto', 'em-aberto', cliente_plano_id],
    queryFn: ({ signal }) =>
      http(listaDeBoletosApi.total, { query: { cliente_plano_id, situacao: 'ABERTO' } }, { signal }),
  })

/** A payment stays paid when its boleto or its sale is undone. */
const pago = (filtro: { cliente_plano_id: string } | { venda_id: string }) =>
  queryOptions({
    queryKey: ['boleto', 'pago', filtro],
    queryFn: ({ signal }) =>
      http(listaDeBoletosApi.total, { query: { ...filtro, situacao: 'PAGO' } }, { signal }),
  })
export const pagoDoContrato = (cliente_plano_id: string) => pago({ cliente_plano_id })
/** What the sale charged by itself, before there was a contract. */
export const pagoDaVenda = (venda_id: string) => pago({ venda_id })

/** What each month charges, and what charges it already. */
export const mesesACobrar = (id: string) =>
  queryOptions({
    queryKey: ['boleto', 'meses', id],
    queryFn: ({ signal }) => http(boletoApi.meses, { params: { id } }, { signal }),
    // Somebody else may have issued meanwhile.
    staleTime: 0,
  })

export const useEmitirMeses = (id: string) =>
  useMutation({
    mutationFn: (body: EmissaoDoContrato) => http(boletoApi.doContrato, { params: { id }, body }),
    meta: { erro: 'formulario' },
    onSettled: () => {
      void relerNomes('boleto')()
    },
  })
