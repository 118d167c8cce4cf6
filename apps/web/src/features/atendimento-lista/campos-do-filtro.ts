import type { FiltroTotalDeAtendimentos } from '@balcao/contract/posvenda/atendimento-filtro'

type Campo = Exclude<keyof FiltroTotalDeAtendimentos, 'busca' | 'visao'>

/** Each one is here, or it does not compile. The queue is chosen above the list. */
const todos: Record<Campo, true> = {
  situacao: true,
  prioridade: true,
  tipo: true,
  canal: true,
  responsavel: true,
  empresa_id: true,
  cliente_id: true,
  cliente_plano_id: true,
  criado_de: true,
  criado_ate: true,
}

/** Separate from the fields that set them: the page counts the filters in use before those fields are downloaded. */
export const camposDoFiltro = Object.keys(todos) as Campo[]
