import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'

/** A company has few accounts: they are listed whole. */
export const FiltroContaBancaria = z.strictObject({ empresa_id: Id })
export type FiltroContaBancaria = z.infer<typeof FiltroContaBancaria>
