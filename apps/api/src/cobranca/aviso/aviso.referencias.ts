import type { Referencia } from '#infra/referencia/referencias.ts'
import { avisoDePagamento } from './aviso.table.ts'

// Nobody deletes a boleto, and its account is kept by it.
export const referenciasDoAvisoDePagamento: Referencia[] = [
  { coluna: avisoDePagamento.conta_bancaria_id },
  { coluna: avisoDePagamento.boleto_id },
]
