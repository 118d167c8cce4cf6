import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** The page of the batches, or of what failed in one. */
export const lerBuscaDoLote = lerBusca(
  z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1_400))) }),
)
