import * as z from 'zod/mini'
import { DataIso } from '#valores/data.ts'
import { Turno } from './pagamento.ts'

/** A correction that takes back what was agreed is asked about first, and sent again with `ciente`. */
export const CORRECAO_DESFAZ = 'CORRECAO_DESFAZ'

export const oQueSeDesfaz = ['AUTORIZACAO', 'ACEITE', 'LINK', 'APROVACAO', 'VISITA'] as const

/** `atual` of the refusal with that code. */
export const CorrecaoQueDesfaz = z.object({
  /** What would change of what was sold, as the draft names its fields. The record may have brought some of it. */
  muda: z.array(z.string()),
  desfaz: z.array(z.enum(oQueSeDesfaz)),
  visita: z.nullable(z.object({ data: DataIso, turno: Turno })),
})
export type CorrecaoQueDesfaz = z.infer<typeof CorrecaoQueDesfaz>
