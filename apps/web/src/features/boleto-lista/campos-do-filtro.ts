import type { FiltroTotalDeBoletos } from '@balcao/contract/cobranca/boleto-lista-api'

type Campo = Exclude<keyof FiltroTotalDeBoletos, 'busca' | 'visao'>

/** Each one is here, or it does not compile. The queue is chosen above the list. */
const todos: Record<Campo, true> = {
  situacao: true,
  registro: true,
  origem: true,
  empresa_id: true,
  conta_bancaria_id: true,
  cliente_id: true,
  cliente_plano_id: true,
  venda_id: true,
  lote_id: true,
  competencia: true,
  vence_de: true,
  vence_ate: true,
  pago_de: true,
  pago_ate: true,
  valor_de: true,
  valor_ate: true,
}

/** Separate from the fields that set them: the page counts the filters in use before those fields are downloaded. */
export const camposDoFiltro = Object.keys(todos) as Campo[]
