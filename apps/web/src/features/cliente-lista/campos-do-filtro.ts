import type { FiltroTotalDeClientes } from '@balcao/contract/clientes/cliente/filtro'

type Campo = Exclude<keyof FiltroTotalDeClientes, 'busca'>

/** Each one is here, or it does not compile. */
const todos: Record<Campo, true> = {
  situacao: true,
  tipo_pessoa: true,
  empresa_id: true,
  codigo_ibge: true,
  uf: true,
  restrito: true,
  origem: true,
  criado_de: true,
  criado_ate: true,
}

/**
 * Separate from the fields that set them, because the page counts
 * the filters in use before those fields are downloaded.
 */
export const camposDoFiltro = Object.keys(todos) as Campo[]
