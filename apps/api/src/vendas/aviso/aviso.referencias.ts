import type { Referencia } from '#infra/referencia/referencias.ts'
import { aviso, avisoPreferencia } from './aviso.table.ts'

// Notices go with their person, and never stand in the way of anything.
export const referenciasDoAviso: Referencia[] = [
  { coluna: aviso.usuario_id },
  { coluna: aviso.venda_id },
  { coluna: aviso.historico_id },
  { coluna: avisoPreferencia.usuario_id },
]
