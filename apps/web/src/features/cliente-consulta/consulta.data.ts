import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import { resumoDoClienteApi } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/**
 * Clients by document, name or phone, with what each of them has. Both arrive together, so that no button moves under a
 * thumb. A client is still found when what they have cannot be told.
 */
export const consultar = (busca: string) =>
  queryOptions({
    queryKey: ['cliente', 'consulta', busca, 'com-resumo'],
    queryFn: async ({ signal }) => {
      const { itens, ha_mais } = await http(clienteApi.consultar, { query: { busca } }, { signal })
      const ids = itens.map(({ id }) => id).join()
      const resumos = ids
        ? await http(resumoDoClienteApi.listar, { query: { ids } }, { signal }).catch(() => [])
        : []
      const doCliente = new Map(resumos.map((resumo) => [resumo.cliente_id, resumo]))
      return { itens: itens.map((cliente) => ({ cliente, resumo: doCliente.get(cliente.id) })), ha_mais }
    },
    enabled: busca !== '',
    // The previous results stay until the next ones arrive, so that nothing blinks while typing.
    placeholderData: keepPreviousData,
  })
