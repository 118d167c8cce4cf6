import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import type { FiltroCliente, FiltroTotalDeClientes } from '@balcao/contract/clientes/cliente/filtro'
import { queryOptions } from '@tanstack/react-query'
import { consultasDe, useExportar } from '#cadastro.ts'
import { http } from '#http.ts'

/** Other pages and orders of the same search have the same total, so it is not asked for again. */
const paraContar = ({ ordem: _, cursor: __, limite: ___, ...filtro }: FiltroCliente): FiltroTotalDeClientes =>
  filtro

const total = (filtro: FiltroCliente) => {
  const query = paraContar(filtro)
  return queryOptions({
    queryKey: ['cliente', 'total', query],
    queryFn: ({ signal }) => http(clienteApi.total, { query }, { signal }),
  })
}

export const clientes = {
  listar: consultasDe('cliente', clienteApi).listar,
  total,
  useExportar: () => useExportar(clienteApi.exportar),
}
