import type { RespostaDeErro } from '@balcao/contract/base/erro'
import { contratoApi } from '@balcao/contract/vendas/contrato-api'
import type { PedidoDeEvento, PedidoDeSimulacao } from '@balcao/contract/vendas/contrato-pedido'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { baixar } from '#ui/baixar.ts'

const NOME = 'contrato'

/** With the client of the address: somebody else's contract does not exist there. */
export const contratoDe = (cliente_id: string, id: string) =>
  queryOptions({
    queryKey: [NOME, id, cliente_id],
    queryFn: ({ signal }) => http(contratoApi.obter, { params: { id }, query: { cliente_id } }, { signal }),
    refetchOnReconnect: true,
  })

/** Those before the present one, which the page leaves out until somebody asks. */
export const mesesAnteriores = (id: string) =>
  queryOptions({
    queryKey: [NOME, id, 'meses-anteriores'],
    queryFn: ({ signal }) => http(contratoApi.mesesAnteriores, { params: { id } }, { signal }),
  })

/** Somebody changed it, or its day came. */
export const relerContrato = (id: string) => queryClient.invalidateQueries({ queryKey: [NOME, id] })

export const multaNoDia = (id: string, dia: string) =>
  queryOptions({
    queryKey: [NOME, id, 'multa', dia],
    queryFn: ({ signal }) => http(contratoApi.multa, { params: { id }, query: { dia } }, { signal }),
    retry: false,
  })

/** What is planned makes one day differ from another. */
export const opcoesDoContrato = (id: string, dia?: string) =>
  queryOptions({
    queryKey: [NOME, id, 'opcoes', dia],
    queryFn: ({ signal }) => http(contratoApi.opcoes, { params: { id }, query: { dia } }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })

/** Of the version seen: what somebody else does meanwhile may change the effect. */
export const efeitoDe = ({ id, versao }: Pick<Contrato, 'id' | 'versao'>, pedido: PedidoDeSimulacao | null) =>
  queryOptions({
    queryKey: [NOME, id, 'simulacao', versao, pedido],
    queryFn: ({ signal }) =>
      http(contratoApi.simular, { params: { id }, body: pedido as PedidoDeSimulacao }, { signal }),
    enabled: pedido !== null,
    // The former effect stays until the new one is there: nothing jumps while a day is typed.
    placeholderData: keepPreviousData,
    retry: false,
  })

const guardar = (novo: Contrato) =>
  queryClient.setQueryData(contratoDe(novo.cliente.id, novo.id).queryKey, novo)

/** After a lost race the answer has the contract as it is now. */
const guardarAtual = ({ atual }: Partial<RespostaDeErro>) => {
  if (atual && typeof atual === 'object' && 'eventos' in atual) guardar(atual as Contrato)
}

const depois = {
  meta: { erro: 'formulario' },
  onSuccess: guardar,
  onError: guardarAtual,
  onSettled: () => {
    // Not waited for: the answer has already brought the contract. The client may have got an address or a state.
    void relerNomes(NOME, 'cliente', 'venda')()
  },
} as const

export const useRegistrar = (id: string) =>
  useMutation({
    mutationFn: (body: PedidoDeEvento) => http(contratoApi.registrar, { params: { id }, body }),
    ...depois,
  })

export const useDesfazer = (id: string, evento: string) =>
  useMutation({
    mutationFn: (versao: number) => http(contratoApi.desfazer, { params: { id, evento }, body: { versao } }),
    ...depois,
  })

export const useBaixarContrato = ({ id, venda }: Pick<Contrato, 'id' | 'venda'>) =>
  useMutation({
    mutationFn: async () =>
      baixar(await http(contratoApi.pdf, { params: { id } }), `contrato-${venda.protocolo}.pdf`),
  })
