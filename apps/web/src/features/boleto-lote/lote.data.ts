import { type Lote, loteApi, type NovoLote } from '@balcao/contract/cobranca/lote-api'
import { keepPreviousData, queryOptions, skipToken, useMutation } from '@tanstack/react-query'
import { relerNomes, useExportar } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'

const PASSO_MS = 1_000
const PASSO_DA_LISTA_MS = 2_000
const POR_PAGINA = 10

const emitindo = ({ situacao }: Lote) => situacao === 'EM_ANDAMENTO'

export const lotes = {
  /** Without a month, the server proposes one. */
  previa: (empresa_id: string | undefined, competencia: string | undefined) =>
    queryOptions({
      queryKey: ['lote', 'previa', empresa_id, competencia],
      queryFn: empresa_id
        ? ({ signal }) => http(loteApi.previa, { query: { empresa_id, competencia } }, { signal })
        : skipToken,
      // Somebody else may have issued meanwhile.
      staleTime: 0,
    }),
  listar: (cursor: string | undefined) =>
    queryOptions({
      queryKey: ['lote', 'lista', cursor],
      queryFn: ({ signal }) => http(loteApi.listar, { query: { cursor, limite: POR_PAGINA } }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.itens.some(emitindo) ? PASSO_DA_LISTA_MS : false),
    }),
  obter: (id: string) =>
    queryOptions({
      queryKey: ['lote', id],
      queryFn: ({ signal }) => http(loteApi.obter, { params: { id } }, { signal }),
      refetchInterval: ({ state }) => (state.data && emitindo(state.data) ? PASSO_MS : false),
    }),
  /** `falhas` is how many there are: with each new one, what is on the screen is asked for again. */
  falhas: (id: string, cursor: string | undefined, falhas: number) =>
    queryOptions({
      queryKey: ['lote', id, 'falhas', cursor, falhas],
      queryFn: ({ signal }) =>
        http(loteApi.falhas, { params: { id }, query: { cursor, limite: POR_PAGINA } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  useExportarFalhas: (id: string) => useExportar(loteApi.exportarFalhas, { id }),
}

const guardar = (lote: Lote) => queryClient.setQueryData(lotes.obter(lote.id).queryKey, lote)

export const useIniciarLote = () =>
  useMutation({
    mutationFn: (body: NovoLote) => http(loteApi.iniciar, { body }),
    meta: { erro: 'formulario' },
    onSuccess: guardar,
    onSettled: () => {
      void relerNomes('lote', 'boleto', 'remessa')()
    },
  })

export const useInterromperLote = (id: string) =>
  useMutation({
    mutationFn: () => http(loteApi.interromper, { params: { id } }),
    meta: { erro: 'formulario' },
    onSuccess: guardar,
    onSettled: relerNomes('lote'),
  })
