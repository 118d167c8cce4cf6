import { avisoDePagamentoApi, type FiltroAvisoDePagamento } from '@balcao/contract/cobranca/aviso-api'
import { type Remessa, remessaApi } from '@balcao/contract/cobranca/remessa-api'
import {
  type FiltroLinhaDoRetorno,
  NOME_MAXIMO_DO_RETORNO,
  type Retorno,
  retornoApi,
} from '@balcao/contract/cobranca/retorno-api'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes, useExportar } from '#cadastro.ts'
import { configuracao } from '#configuracao.ts'
import { queryClient } from '#consultas.ts'
import { buscarComProgresso } from '#http/buscar-com-progresso.ts'
import { criarHttp } from '#http/criar-http.ts'
import { criarTransporte } from '#http/transporte.ts'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'
import type { EnvioDeArquivo } from '#ui/arquivo/useEnvioDeArquivo.ts'

const PASSO_MS = 1_000
const PASSO_DA_LISTA_MS = 2_000
const POR_PAGINA = 10

const lendo = ({ situacao }: Retorno) => situacao === 'LENDO'
const gerando = ({ situacao }: Remessa) => situacao === 'GERANDO'

export const remessas = {
  aRemeter: queryOptions({
    queryKey: ['remessa', 'a-remeter'],
    queryFn: ({ signal }) => http(remessaApi.aRemeter, {}, { signal }),
  }),
  listar: (cursor: string | undefined) =>
    queryOptions({
      queryKey: ['remessa', 'lista', cursor],
      queryFn: ({ signal }) => http(remessaApi.listar, { query: { cursor, limite: POR_PAGINA } }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.itens.some(gerando) ? PASSO_DA_LISTA_MS : false),
    }),
  useExportar: () => useExportar(remessaApi.exportar),
}

export const retornos = {
  listar: (cursor: string | undefined) =>
    queryOptions({
      queryKey: ['retorno', 'lista', cursor],
      queryFn: ({ signal }) => http(retornoApi.listar, { query: { cursor, limite: POR_PAGINA } }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.itens.some(lendo) ? PASSO_DA_LISTA_MS : false),
    }),
  useExportar: () => useExportar(retornoApi.exportar),
  obter: (id: string) =>
    queryOptions({
      queryKey: ['retorno', id],
      queryFn: ({ signal }) => http(retornoApi.obter, { params: { id } }, { signal }),
      refetchInterval: ({ state }) => (state.data && lendo(state.data) ? PASSO_MS : false),
    }),
  /** `lidas` is how many are done: with each step, what is on the screen is asked for again. */
  linhas: (id: string, filtro: FiltroLinhaDoRetorno, lidas: number) =>
    queryOptions({
      queryKey: ['retorno', id, 'linhas', filtro, lidas],
      queryFn: ({ signal }) => http(retornoApi.linhas, { params: { id }, query: filtro }, { signal }),
      placeholderData: keepPreviousData,
    }),
  useExportarLinhas: (id: string) => useExportar(retornoApi.exportarLinhas, { id }),
}

export const avisos = {
  listar: (filtro: Pick<FiltroAvisoDePagamento, 'cursor' | 'resultado'>) =>
    queryOptions({
      queryKey: ['aviso-de-pagamento', 'lista', filtro],
      queryFn: ({ signal }) =>
        http(avisoDePagamentoApi.listar, { query: { ...filtro, limite: POR_PAGINA } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  useExportar: () => useExportar(avisoDePagamentoApi.exportar),
}

export const useGerarRemessa = () =>
  useMutation({
    mutationFn: (id: string) => http(remessaApi.gerar, { params: { id } }),
    onSettled: relerNomes('remessa', 'boleto'),
  })

export const useBaixarRemessa = () =>
  useMutation({
    mutationFn: (id: string) => http(remessaApi.baixar, { params: { id } }),
    onSuccess: relerNomes('remessa', 'boleto'),
  })

export const useBaixarRetorno = () =>
  useMutation({ mutationFn: (id: string) => http(retornoApi.baixar, { params: { id } }) })

export const useEnviarRetorno = () =>
  useMutation({
    mutationFn: async ({ arquivo, sinal, aoProgredir }: EnvioDeArquivo<undefined>) => {
      // If the session has to be renewed, that happens now and not after the whole file.
      await http(retornoApi.listar, { query: { limite: 1 } }, { signal: sinal })
      const transporte = criarTransporte(configuracao.base_api, buscarComProgresso(aoProgredir))
      return criarHttp(transporte, sessao)(
        retornoApi.enviar,
        {
          query: { nome: arquivo.name.slice(-NOME_MAXIMO_DO_RETORNO) },
          body: arquivo.slice(0, arquivo.size, 'application/octet-stream'),
        },
        { signal: sinal },
      )
    },
    meta: { erro: 'formulario' },
    onSuccess: ({ repetido: _, ...retorno }) => {
      queryClient.setQueryData(retornos.obter(retorno.id).queryKey, retorno)
      void queryClient.invalidateQueries({ queryKey: ['retorno', 'lista'] })
    },
  })
