import type { NovoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { atendimentoApi } from '@balcao/contract/posvenda/atendimento-api'
import type { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import { listaDeAtendimentosApi } from '@balcao/contract/posvenda/atendimento-lista-api'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

type DoContrato = Omit<FiltroAtendimento, 'cliente_plano_id'>

/** The tickets of one contract. */
export const atendimentosDoContrato = (cliente_plano_id: string) => ({
  listar: (filtro: DoContrato) =>
    queryOptions({
      queryKey: ['atendimento', 'do-contrato', cliente_plano_id, filtro],
      queryFn: ({ signal }) =>
        http(listaDeAtendimentosApi.listar, { query: { ...filtro, cliente_plano_id } }, { signal }),
      // The old rows stay until the new ones arrive, so that a filter does not blank the screen.
      placeholderData: keepPreviousData,
    }),
  useExportar: () =>
    useMutation({
      mutationFn: ({ cursor: _, limite: __, ...filtro }: DoContrato) =>
        http(listaDeAtendimentosApi.exportar, { query: { ...filtro, cliente_plano_id } }),
    }),
})

/** With the client of the address: somebody else's contract does not exist there. */
export const contratoDe = (cliente_id: string, cliente_plano_id: string) =>
  queryOptions({
    queryKey: ['contrato', cliente_plano_id, 'dos-atendimentos', cliente_id],
    queryFn: ({ signal }) =>
      http(atendimentoApi.contrato, { query: { cliente_plano_id, cliente_id } }, { signal }),
  })

/** Whose contract it is, when a new ticket would be due, and what is open already. */
export const preparoDe = (cliente_plano_id: string) =>
  queryOptions({
    queryKey: ['atendimento', 'preparo', cliente_plano_id],
    queryFn: ({ signal }) => http(atendimentoApi.preparo, { query: { cliente_plano_id } }, { signal }),
    // The deadlines are counted from now.
    staleTime: 0,
  })

/**
 * Sent again as it was, it is the same ticket: the first attempt may have arrived without an answer. With other
 * content it is another one.
 */
export const useAbrir = () => {
  const [ids] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: (dados: Omit<NovoAtendimento, 'id'>) => {
      const conteudo = JSON.stringify(dados)
      const id = ids.get(conteudo) ?? novoId()
      ids.set(conteudo, id)
      return http(atendimentoApi.abrir, { body: { ...dados, id } })
    },
    meta: { erro: 'formulario' },
    onSettled: relerNomes('atendimento'),
  })
}
