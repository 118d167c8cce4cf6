import { contaApi } from '@balcao/contract/acesso/conta'
import { authApi } from '@balcao/contract/acesso/login'
import type { Chamada } from '@balcao/contract/base/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ErroHttp } from '#http/erro.ts'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'

export const sessoesDaConta = queryOptions({
  queryKey: ['conta', 'sessoes'],
  queryFn: ({ signal }) => http(contaApi.sessoes, {}, { signal }),
})

export const useEditarConta = () =>
  useMutation({
    mutationFn: (dados: Chamada<typeof contaApi.editar>['body']) => http(contaApi.editar, { body: dados }),
    meta: { erro: 'formulario' },
    onSuccess: sessao.mudarUsuario,
    // Someone else saved first, in another tab or as an administrator. The form goes on from what is stored now.
    onError: (erro) =>
      erro instanceof ErroHttp && erro.status === 409 ? sessao.carregarUsuario() : undefined,
  })

export const useTrocarSenha = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (senhas: Chamada<typeof authApi.trocarSenha>['body']) => {
      // A 401 from the password call ends the session. This call comes first, to renew an expired token.
      await http(authApi.eu)
      return http(authApi.trocarSenha, { body: senhas })
    },
    meta: { erro: 'formulario' },
    onSuccess: () => queryClient.invalidateQueries(sessoesDaConta),
  })
}

const useEncerramento = <V>(mutationFn: (alvo: V) => Promise<unknown>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    // Not awaited: the new list removes the button, and the message that it worked with it.
    onSettled: () => {
      void queryClient.invalidateQueries(sessoesDaConta)
    },
  })
}

export const useEncerrarSessao = () =>
  useEncerramento((id: string) => http(contaApi.encerrarSessao, { params: { id } }))

export const useEncerrarOutras = () => useEncerramento<void>(() => http(contaApi.encerrarOutras))
