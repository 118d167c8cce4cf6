import * as z from 'zod/mini'

export const FiltroRecurso = z.strictObject({
  busca: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})
export type FiltroRecurso = z.infer<typeof FiltroRecurso>
