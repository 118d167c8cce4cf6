import type { Referencia } from '#infra/referencia/referencias.ts'
import { rascunho } from './rascunho.table.ts'

// Drafts go with their owner.
export const referenciasDoRascunho: Referencia[] = [{ coluna: rascunho.usuario_id }]
