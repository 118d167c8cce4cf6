import { type OrdemDosRecursos, type Recurso, recursoApi } from '@balcao/contract/catalogo/recurso'
import { useMutation } from '@tanstack/react-query'
import { cadastroDe, relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'

/** A plan's card shows resources. */
const reler = relerNomes('recurso', 'plano', 'catalogo')

export const recursos = cadastroDe('recurso', recursoApi, { reler })

const todos = recursos.listar({}).queryKey
const ORDENAR = ['recurso', 'ordenar']

/**
 * The list takes the new order at once, and goes back if it is refused. Quick moves are sent one after the
 * other. The list is only fetched again after the last one, or it would jump back in between.
 */
export const useOrdenarRecursos = () =>
  useMutation({
    mutationKey: ORDENAR,
    mutationFn: (ordem: OrdemDosRecursos) => http(recursoApi.ordenar, { body: ordem }),
    scope: { id: 'ordem-dos-recursos' },
    onMutate: async ({ ids }) => {
      await queryClient.cancelQueries({ queryKey: todos })
      const antes = queryClient.getQueryData<Recurso[]>(todos)
      queryClient.setQueryData<Recurso[]>(todos, (atuais = []) =>
        ids.flatMap((id) => atuais.filter((recurso) => recurso.id === id)),
      )
      return antes
    },
    onError: (_erro, _ordem, antes) => queryClient.setQueryData<Recurso[]>(todos, antes),
    onSettled: () => (queryClient.isMutating({ mutationKey: ORDENAR }) === 1 ? reler() : undefined),
  })
