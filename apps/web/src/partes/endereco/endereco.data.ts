import { cepApi } from '@balcao/contract/provedor/cep-consulta'
import { type Municipio, municipioApi } from '@balcao/contract/provedor/municipio'
import type { Uf } from '@balcao/contract/provedor/uf'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

// Cities change once in years, so what was read is valid while the page is open.

/** A seller's device has them all: at once, and without network. */
const noAparelho = async () => (await import('#aparelho/cidades.ts')).cidadesDoAparelho

export const municipios = {
  buscar: (busca: string) =>
    queryOptions({
      queryKey: ['municipio', 'busca', busca],
      queryFn: async ({ signal }) =>
        (await (await noAparelho()).buscar(busca)) ??
        http(municipioApi.buscar, { query: { busca } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  um: (codigo: number) =>
    queryOptions({
      queryKey: ['municipio', 'codigo', codigo],
      queryFn: async ({ signal }): Promise<Municipio | null> => {
        const daqui = await (await noAparelho()).uma(codigo)
        if (daqui) return daqui
        const query = { codigos: String(codigo) }
        const [cidade] = await http(municipioApi.porCodigos, { query }, { signal })
        return cidade ?? null
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  doEstado: (uf: Uf) =>
    queryOptions({
      queryKey: ['municipio', 'uf', uf],
      queryFn: ({ signal }) => http(municipioApi.doEstado, { params: { uf } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** A city that came with another answer: its name does not have to be asked for. */
export const lembrarMunicipio = (cliente: QueryClient, cidade: Municipio) =>
  cliente.setQueryData(municipios.um(cidade.codigo).queryKey, cidade)

export const consultaDeCep = (cep: string) =>
  queryOptions({
    queryKey: ['cep', cep],
    queryFn: ({ signal }) => http(cepApi.consultar, { params: { cep } }, { signal }),
    // Typing by hand is faster than another try.
    retry: false,
    // Only a found address is kept. Anything else is asked for again.
    staleTime: ({ state }) => (state.data?.situacao === 'ENCONTRADO' ? Number.POSITIVE_INFINITY : 0),
  })
