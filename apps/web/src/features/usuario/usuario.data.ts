import { empresaApi } from '@balcao/contract/empresa'
import { grupoApi } from '@balcao/contract/grupo-permissao'
import {
  type DadosUsuario,
  type EdicaoUsuario,
  type FiltroUsuario,
  type Usuario,
  usuarioApi,
} from '@balcao/contract/usuario'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from '../../consultas.ts'
import { http } from '../../http.ts'
import { sessao } from '../../sessao.ts'
import { valoresDe } from './usuario.formulario.ts'

// A key begins with the noun whose records the answer holds: whoever changes that noun finds it.

export const usuarios = {
  listar: (filtro: FiltroUsuario) =>
    queryOptions({
      queryKey: ['usuario', 'lista', filtro],
      queryFn: ({ signal }) => http(usuarioApi.listar, { query: filtro }, { signal }),
      // The rows stay until the next ones are here: a filter must not blank the screen.
      placeholderData: keepPreviousData,
    }),
  obter: (id: string) =>
    queryOptions({
      queryKey: ['usuario', id],
      queryFn: ({ signal }) => http(usuarioApi.obter, { params: { id } }, { signal }),
    }),
  sessoes: (id: string) =>
    queryOptions({
      queryKey: ['usuario', id, 'sessoes'],
      queryFn: ({ signal }) => http(usuarioApi.sessoes, { params: { id } }, { signal }),
    }),
  historico: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['usuario', id, 'historico'],
      queryFn: ({ signal, pageParam }) =>
        http(usuarioApi.historico, { params: { id }, query: { cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (pagina) => pagina.proximo,
    }),
}

/** What a user's form chooses from. */
export const opcoes = {
  grupos: queryOptions({
    queryKey: ['grupo-permissao', 'opcoes'],
    queryFn: ({ signal }) => http(grupoApi.opcoes, {}, { signal }),
  }),
  empresas: queryOptions({
    queryKey: ['empresa', 'opcoes'],
    queryFn: ({ signal }) => http(empresaApi.opcoes, {}, { signal }),
  }),
}

/** All that the record's screen shows at first; its sessions and history may arrive later. */
export const carregarUsuario = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(usuarios.obter(id)),
    queryClient.ensureQueryData(opcoes.grupos),
    queryClient.ensureQueryData(opcoes.empresas),
  ])

/** A user also counts in their group, and may be the very person looking. */
const reler = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['usuario'] }),
    queryClient.invalidateQueries({ queryKey: ['grupo-permissao'] }),
    // It fails when the change ended this very session; the session itself deals with that.
    sessao.carregarUsuario().catch(() => undefined),
  ])

/** For a button that the new data takes away: gone too early, it would no longer say that it worked. */
const relerSemEsperar = () => {
  void reler()
}

/** The form keeps a list that "every company" has made idle, in case the person changes their mind. */
const semListaOciosa = <D extends DadosUsuario>(dados: D): D =>
  dados.todas_empresas ? { ...dados, empresas: [] } : dados

// None of these hooks takes options: a screen adds its own `onSuccess` in `mutate`, where it cannot replace the
// re-reading. It also runs after a refusal, which often means that the screen was out of date.

export const useConvidarUsuario = () =>
  useMutation({
    mutationFn: (dados: DadosUsuario) => http(usuarioApi.criar, { body: semListaOciosa(dados) }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useEditarUsuario = (id: string) =>
  useMutation({
    mutationFn: (dados: EdicaoUsuario) =>
      http(usuarioApi.editar, { params: { id }, body: semListaOciosa(dados) }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

/** Only the state changes: what is being typed into the form meanwhile stays there, unsaved. */
export const useMudarSituacao = (usuario: Usuario) =>
  useMutation({
    mutationFn: (ativo: boolean) =>
      http(usuarioApi.editar, {
        params: { id: usuario.id },
        body: { ...valoresDe(usuario), ativo, versao: usuario.versao },
      }),
    meta: { erro: 'formulario' },
    onSettled: relerSemEsperar,
  })

export const useExcluirUsuario = (id: string) =>
  useMutation({
    mutationFn: () => http(usuarioApi.excluir, { params: { id } }),
    meta: { erro: 'formulario' },
    // Before the rest is read anew: there is nothing left to read of this one.
    onSuccess: () => queryClient.removeQueries({ queryKey: ['usuario', id] }),
    onSettled: reler,
  })

export const useReenviarConvite = (id: string) =>
  useMutation({
    mutationFn: () => http(usuarioApi.reenviarConvite, { params: { id } }),
    onSettled: reler,
  })

/** One session, or all of them. */
export const useEncerrarSessoes = (id: string) =>
  useMutation({
    mutationFn: (sessaoId?: string) =>
      http(usuarioApi.encerrarSessoes, { params: { id }, query: { sessao: sessaoId } }),
    onSettled: relerSemEsperar,
  })

export const useExportarUsuarios = () =>
  useMutation({ mutationFn: (filtro: FiltroUsuario) => http(usuarioApi.exportar, { query: filtro }) })
