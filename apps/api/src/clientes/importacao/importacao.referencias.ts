import type { Referencia } from '#infra/referencia/referencias.ts'
import { importacao } from './importacao.table.ts'

/**
 * Imports are in the past and prevent no deletion. Their clients prevent the company's, and people are never
 * deleted.
 */
export const referenciasDaImportacao: Referencia[] = [
  { coluna: importacao.empresa_id },
  { coluna: importacao.usuario_id },
]
