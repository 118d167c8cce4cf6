import { type DadosGrupo, type FiltroGrupo, grupoApi } from '@balcao/contract/grupo-permissao'
import type { Permissao } from '@balcao/contract/permissao'
import { usuarioApi } from '@balcao/contract/usuario'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from '../../consultas.ts'
import { http } from '../../http.ts'
import { sessao } from '../../sessao.ts'

// A key begins with the noun whose records the answer holds: whoever changes that noun finds it.

export const grupos = {
  listar: (filtro: FiltroGrupo) =>
    queryOptions({
      queryKey: ['grupo-permissao', 'lista', filtro],
      queryFn: ({ signal }) => http(grupoApi.listar, { query: filtro }, { signal }),
      // The rows stay until the next ones are here: a filter must not blank the screen.
      placeholderData: keepPreviousData,
    }),
  obter: (id: string) =>
    queryOptions({
      queryKey: ['grupo-permissao', id],
      queryFn: ({ signal }) => http(grupoApi.obter, { params: { id } }, { signal }),
    }),
  historico: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['grupo-permissao', id, 'historico'],
      queryFn: ({ signal, pageParam }) =>
        http(grupoApi.historico, { params: { id }, query: { cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (pagina) => pagina.proximo,
    }),
  quemTem: (permissao: Permissao) =>
    queryOptions({
      queryKey: ['usuario', 'quem-tem', permissao],
      queryFn: ({ signal }) => http(usuarioApi.quemTem, { query: { permissao } }, { signal }),
    }),
}

/** A group's name is shown with its people, and its permissions may be those of the very person looking. */
const reler = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['grupo-permissao'] }),
    queryClient.invalidateQueries({ queryKey: ['usuario'] }),
    // Failing here says nothing about the change itself.
    sessao.carregarUsuario().catch(() => undefined),
  ])

// None of these hooks takes options: a screen adds its own `onSuccess` in `mutate`, where it cannot replace the
// re-reading. It also runs after a refusal, which often means that the screen was out of date.

export const useCriarGrupo = () =>
  useMutation({
    mutationFn: (dados: DadosGrupo) => http(grupoApi.criar, { body: dados }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useEditarGrupo = (id: string) =>
  useMutation({
    mutationFn: (dados: DadosGrupo & { versao: number }) =>
      http(grupoApi.editar, { params: { id }, body: dados }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useExcluirGrupo = (id: string) =>
  useMutation({
    mutationFn: () => http(grupoApi.excluir, { params: { id } }),
    meta: { erro: 'formulario' },
    // Before the rest is read anew: there is nothing left to read of this one.
    onSuccess: () => queryClient.removeQueries({ queryKey: ['grupo-permissao', id] }),
    onSettled: reler,
  })

export const useExportarGrupos = () =>
  useMutation({ mutationFn: (filtro: FiltroGrupo) => http(grupoApi.exportar, { query: filtro }) })
