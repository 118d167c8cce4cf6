import { grupoApi } from '@balcao/contract/acesso/grupo-permissao'
import { usuarioApi } from '@balcao/contract/acesso/usuario'
import type { Permissao } from '@balcao/contract/base/permissao'
import { queryOptions } from '@tanstack/react-query'
import { cadastroDe } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'

/** A group's name is shown with its people, and its permissions may be those of the current person. */
const reler = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['grupo-permissao'] }),
    queryClient.invalidateQueries({ queryKey: ['usuario'] }),
    // A failure here says nothing about the change itself.
    sessao.carregarUsuario().catch(() => undefined),
  ])

export const grupos = {
  ...cadastroDe('grupo-permissao', grupoApi, { reler }),
  concediveis: queryOptions({
    queryKey: ['grupo-permissao', 'concediveis'],
    queryFn: ({ signal }) => http(grupoApi.concediveis, {}, { signal }),
  }),
  quemTem: (permissao: Permissao) =>
    queryOptions({
      queryKey: ['usuario', 'quem-tem', permissao],
      queryFn: ({ signal }) => http(usuarioApi.quemTem, { query: { permissao } }, { signal }),
    }),
}
