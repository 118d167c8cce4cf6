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

/** Apart from the fields that set them: the page counts the ones in use before those are downloaded. */
export const camposDoFiltro = Object.keys(todos) as Campo[]
