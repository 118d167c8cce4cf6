import { situacaoPelosEmVigor } from '@balcao/contract/vendas/contrato-em-vigor'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * What the contracts of both will make of the record that stays. Null: they say nothing, and it is chosen. Undefined:
 * not known yet.
 */
export const useSituacaoPelosContratos = (...ids: [string, string]) => {
  const consultas = useQueryClient()
  const { data, isError } = useQuery({
    queryKey: ['contrato', 'dos-clientes', ...ids],
    queryFn: async () => {
      const { planosDoCliente } = await import('../planos-do-cliente.data.ts')
      const dois = await Promise.all(ids.map((id) => consultas.fetchQuery(planosDoCliente(id))))
      return situacaoPelosEmVigor(dois.flatMap(({ itens }) => itens).map(({ situacao }) => situacao))
    },
  })
  return isError ? null : data
}
