import { situacaoPelosEmVigor } from '@balcao/contract/vendas/contrato'
import { useQueries } from '@tanstack/react-query'
import { planosDoCliente } from '../planos-do-cliente.data.ts'

/**
 * What the contracts of both will make of the record that stays. Null: they say nothing, and it is chosen. Undefined:
 * not known yet.
 */
export const useSituacaoPelosContratos = (...ids: [string, string]) =>
  useQueries({
    queries: ids.map(planosDoCliente),
    combine: (dois) => {
      if (dois.some(({ isPending }) => isPending)) return undefined
      return situacaoPelosEmVigor(
        dois.flatMap(({ data }) => data?.itens ?? []).map(({ situacao }) => situacao),
      )
    },
  })
