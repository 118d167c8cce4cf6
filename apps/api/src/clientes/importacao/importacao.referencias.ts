import type { Referencia } from '#infra/referencia/referencias.ts'
import { importacao } from './importacao.table.ts'

/** An import is past: it holds nothing back. Its clients hold the company, and people are never erased. */
export const referenciasDaImportacao: Referencia[] = [
  { coluna: importacao.empresa_id },
  { coluna: importacao.usuario_id },
]
