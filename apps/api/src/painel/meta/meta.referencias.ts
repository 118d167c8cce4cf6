import type { Referencia } from '#infra/referencia/referencias.ts'
import { meta } from './meta.table.ts'

// A goal stays with its person, and never stands in the way of anything.
export const referenciasDaMeta: Referencia[] = [{ coluna: meta.vendedor_id }]
