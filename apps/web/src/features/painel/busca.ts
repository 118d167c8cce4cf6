import { Id } from '@balcao/contract/base/comum'
import { cortesDoPainel } from '@balcao/contract/painel/cortes'
import { DataIso } from '@balcao/contract/valores/data'
import * as z from 'zod/mini'

// The route's alone: it comes with the shell, which everyone downloads.

/** The periods that people ask for by name (`periodos.ts`). */
const NomeDoPeriodo = z.enum(['hoje', '7_dias', '30_dias', 'mes', 'mes_passado', 'ano', '12_meses', '3_anos'])
export type NomeDoPeriodo = z.infer<typeof NomeDoPeriodo>

/** What the address says: a period by its name, or two days. */
export const BuscaDoPainel = z.object({
  periodo: z.optional(NomeDoPeriodo),
  de: z.optional(DataIso),
  ate: z.optional(DataIso),
  empresa_id: z.optional(Id),
  canal_venda_id: z.optional(Id),
  corte: z.optional(z.enum(cortesDoPainel)),
})
export type BuscaDoPainel = z.infer<typeof BuscaDoPainel>
