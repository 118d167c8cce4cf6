import * as z from 'zod/mini'

/** Where a record is still used, in words: "2 planos (Fibra 300, Fibra 500)". Empty: it can be deleted. */
export const Uso = z.object({ onde: z.string() })
export type Uso = z.infer<typeof Uso>
