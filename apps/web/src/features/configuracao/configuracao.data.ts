import { type ConfiguracaoGeral, configuracaoApi } from '@balcao/contract/provedor/configuracao'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { atualizarConfiguracao } from '#configuracao.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { paraSalvar, type ValoresDoFormulario } from './configuracao.formulario.ts'

export const configuracoes = {
  obter: queryOptions({
    queryKey: ['configuracao', 'geral'],
    queryFn: ({ signal }) => http(configuracaoApi.obter, {}, { signal }),
  }),
  historico: infiniteQueryOptions({
    queryKey: ['configuracao', 'historico'],
    queryFn: ({ signal, pageParam }) =>
      http(configuracaoApi.historico, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (pagina) => pagina.proximo,
  }),
}

/** The shell shows the brand too, so it follows what was saved here or by someone else. */
const reler = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['configuracao'] }),
    // A failure here says nothing about the change itself.
    http(configuracaoApi.publica).then(atualizarConfiguracao, () => undefined),
  ])

/** `senha`: the password of the person who saves, once they were asked for it. */
export const useEditarConfiguracao = (
  registro: ConfiguracaoGeral,
  senha: { readonly current: string | undefined },
) =>
  useMutation({
    mutationFn: ({ versao, ...valores }: ValoresDoFormulario & { versao: number }) => {
      const partida = registro.versao === versao ? registro : null
      const body = { ...paraSalvar(valores, partida), versao, senha_atual: senha.current }
      return http(configuracaoApi.editar, { body })
    },
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useTestarEmail = () =>
  useMutation({
    mutationFn: (para: string) => http(configuracaoApi.testarEmail, { body: { para } }),
    meta: { erro: 'formulario' },
  })

export const useTestarMicrosoft = () =>
  useMutation({ mutationFn: () => http(configuracaoApi.testarMicrosoft), meta: { erro: 'formulario' } })
