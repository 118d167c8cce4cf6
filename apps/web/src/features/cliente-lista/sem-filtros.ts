import type { FiltroTotalDeClientes } from '@balcao/contract/clientes/cliente/filtro'

type Filtros = Required<Omit<FiltroTotalDeClientes, 'busca'>>

/**
 * Separate from the fields that set them, because the page counts
 * the filters in use before those fields are downloaded.
 */
export const semFiltros: { [Nome in keyof Filtros]: undefined } = {
  situacao: undefined,
  tipo_pessoa: undefined,
  empresa_id: undefined,
  codigo_ibge: undefined,
  uf: undefined,
  restrito: undefined,
  origem: undefined,
  criado_de: undefined,
  criado_ate: undefined,
}
