import type { Referencia } from '#infra/referencia/referencias.ts'
import { retorno, retornoLinha } from './retorno.table.ts'

// What refers to the account is kept by its boletos, and nobody deletes a boleto or a stored file of these.
export const referenciasDoRetorno: Referencia[] = [
  { coluna: retorno.conta_bancaria_id },
  { coluna: retorno.arquivo_id },
  { coluna: retorno.criado_por },
  { coluna: retornoLinha.conta_bancaria_id },
  { coluna: retornoLinha.boleto_id },
]
