import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'

export const EscolhaDeAdicional = z.strictObject({ id: Id, quantidade: z.int().check(z.gte(1), z.lte(999)) })
export type EscolhaDeAdicional = z.infer<typeof EscolhaDeAdicional>
