import { type DadosDaPrevia, importacaoApi } from '@balcao/contract/clientes/importacao/api'
import type { Importacao, ImportacaoResumo } from '@balcao/contract/clientes/importacao/importacao'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
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

export const emCurso = ({ situacao }: Pick<ImportacaoResumo, 'situacao'>) =>
  situacao === 'NA_FILA' || situacao === 'EM_ANDAMENTO'

export const importacoes = {
  listar: (cursor: string | undefined) =>
    queryOptions({
      queryKey: ['importacao', 'lista', cursor],
      queryFn: ({ signal }) =>
        http(importacaoApi.listar, { query: { cursor, limite: POR_PAGINA } }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.itens.some(emCurso) ? PASSO_DA_LISTA_MS : false),
    }),
  obter: (id: string) =>
    queryOptions({
      queryKey: ['importacao', id],
      queryFn: async ({ signal }) =>
        espelharNaLista(await http(importacaoApi.obter, { params: { id } }, { signal })),
      refetchInterval: ({ state }) => (state.data && emCurso(state.data) ? PASSO_MS : false),
    }),
  previa: (id: string, dados: DadosDaPrevia) =>
    queryOptions({
      queryKey: ['importacao', id, 'previa', dados],
      queryFn: ({ signal }) => http(importacaoApi.previa, { params: { id }, body: dados }, { signal }),
      placeholderData: keepPreviousData,
    }),
}

/** One cached answer for the open import and for its row in the list, so that the two always agree. */
const espelharNaLista = (importacao: Importacao) => {
  queryClient.setQueriesData<{ itens: ImportacaoResumo[] }>(
    { queryKey: ['importacao', 'lista'] },
    (pagina) =>
      pagina && { ...pagina, itens: pagina.itens.map((i) => (i.id === importacao.id ? importacao : i)) },
  )
  return importacao
}

/** A change answers with the import as it is now. The screen goes on at once, without another request. */
const guardar = (importacao: Importacao) =>
  queryClient.setQueryData(importacoes.obter(importacao.id).queryKey, espelharNaLista(importacao))

const reler = relerNomes('importacao')

const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The browser's type depends on the installed programs: Windows calls a CSV an Excel file. */
const comTipo = (arquivo: File) =>
  arquivo.slice(0, arquivo.size, /\.xlsx$/i.test(arquivo.name) ? TIPO_XLSX : 'text/csv')

const TAMANHO_DO_NOME = 200

type Envio = EnvioDeArquivo<{ empresa_id: string }>

export const useEnviarPlanilha = () =>
  useMutation({
    mutationFn: async ({ arquivo, junto, sinal, aoProgredir }: Envio) => {
      // If the session has to be renewed, that happens now and not after a hundred megabytes.
      await http(importacaoApi.listar, { query: { limite: 1 } }, { signal: sinal })
      const transporte = criarTransporte(configuracao.base_api, buscarComProgresso(aoProgredir))
      return criarHttp(transporte, sessao)(
        importacaoApi.enviar,
        { query: { nome: arquivo.name.slice(-TAMANHO_DO_NOME), ...junto }, body: comTipo(arquivo) },
        { signal: sinal },
      )
    },
    meta: { erro: 'formulario' },
    onSuccess: (importacao) => {
      guardar(importacao)
      void reler()
    },
  })

export const useIniciar = (id: string) =>
  useMutation({
    mutationFn: (dados: DadosDaPrevia) => http(importacaoApi.iniciar, { params: { id }, body: dados }),
    meta: { erro: 'formulario' },
    onSuccess: guardar,
    onSettled: reler,
  })

export const useCancelar = (id: string) =>
  useMutation({
    mutationFn: () => http(importacaoApi.cancelar, { params: { id } }),
    meta: { erro: 'formulario' },
    onSuccess: guardar,
    onSettled: reler,
  })

export const useBaixarModelo = () => useMutation({ mutationFn: () => http(importacaoApi.modelo) })

export const useBaixarRejeitadas = (id: string) =>
  useMutation({ mutationFn: () => http(importacaoApi.rejeitadas, { params: { id } }) })
