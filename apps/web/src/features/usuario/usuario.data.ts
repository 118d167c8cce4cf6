import { type DadosUsuario, type Usuario, usuarioApi } from '@balcao/contract/acesso/usuario'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { cadastroDe, procurarEm, useEditar } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeGrupos } from '#partes/grupo-permissao/grupos.opcoes.ts'
import { sessao } from '#sessao.ts'
import { type ValoresUsuario, valoresDe } from './usuario.formulario.ts'

/** A user also counts in their group and companies, and may be the current person. */
const reler = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['usuario'] }),
    queryClient.invalidateQueries({ queryKey: ['grupo-permissao'] }),
    queryClient.invalidateQueries({ queryKey: ['empresa'] }),
    // It fails when the change ended this very session. The session handles that itself.
    sessao.carregarUsuario().catch(() => undefined),
  ])

/** For a button that the new data removes: removed too early, it could not say that it worked. */
const relerSemEsperar = () => {
  void reler()
}

/**
 * The form keeps the list while "every company" makes it irrelevant, in case the person changes their mind.
 */
const semListaOciosa = <D extends DadosUsuario>(dados: D): D =>
  dados.todas_empresas ? { ...dados, empresas: [] } : dados

export const usuarios = {
  ...cadastroDe('usuario', usuarioApi, { reler, paraEnvio: semListaOciosa<DadosUsuario> }),
  /** `senha`: the password of the person who saves, once they were asked for it. */
  useEditar: (id: string, senha: { readonly current: string | undefined }) =>
    useEditar(usuarioApi.editar, id, reler, (valores: ValoresUsuario) => ({
      ...semListaOciosa(valores),
      senha_atual: senha.current,
    })),
  sessoes: (id: string) =>
    queryOptions({
      queryKey: ['usuario', id, 'sessoes'],
      queryFn: ({ signal }) => http(usuarioApi.sessoes, { params: { id } }, { signal }),
    }),
}

/** Everything that the record's screen shows at first. Its sessions and history may arrive later. */
export const carregarUsuario = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(usuarios.obter(id)),
    queryClient.ensureQueryData(opcoesDeGrupos),
    queryClient.ensureQueryData(opcoesDeEmpresas),
    queryClient.ensureQueryData(opcoesDeCanais),
  ])

/** Only the state changes. What is being typed into the form stays there, unsaved. */
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

export const useReenviarConvite = (id: string) =>
  useMutation({
    mutationFn: () => http(usuarioApi.reenviarConvite, { params: { id } }),
    onSettled: reler,
  })

export const useMandarLinkDeSenha = (id: string) =>
  useMutation({
    mutationFn: () => http(usuarioApi.mandarLinkDeSenha, { params: { id } }),
    onSettled: reler,
  })

/** One session, or all of them. */
export const useEncerrarSessoes = (id: string) =>
  useMutation({
    mutationFn: (sessaoId?: string) =>
      http(usuarioApi.encerrarSessoes, { params: { id }, query: { sessao: sessaoId } }),
    onSettled: relerSemEsperar,
  })

export const procurarUsuarios = procurarEm(usuarioApi.listar, ({ id, nome, email }) => ({
  id,
  nome,
  descricao: email,
}))
