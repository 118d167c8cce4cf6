import type { Referencia } from '#infra/referencia/referencias.ts'
import { aceite } from './aceite.table.ts'

export const referenciasDoAceite: Referencia[] = [{ coluna: aceite.venda_id }, { coluna: aceite.cliente_id }]
