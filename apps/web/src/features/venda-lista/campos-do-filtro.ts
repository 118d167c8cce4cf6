import type { FiltroTotalDeVendas } from '@balcao/contract/vendas/lista-filtro'

type Campo = Exclude<keyof FiltroTotalDeVendas, 'busca' | 'visao'>

/** Each one is here, or it does not compile. The queue is chosen above the list. */
const todos: Record<Campo, true> = {
  situacao: true,
  atrasadas: true,
  marco: true,
  marco_de: true,
  marco_ate: true,
  cliente_id: true,
  empresa_id: true,
  canal_venda_id: true,
  vendedor_id: true,
  plano_id: true,
  codigo_ibge: true,
  criado_de: true,
  criado_ate: true,
  valor_de: true,
  valor_ate: true,
}

/** Separate from the fields that set them: the page counts the filters in use before those fields are downloaded. */
export const camposDoFiltro = Object.keys(todos) as Campo[]
