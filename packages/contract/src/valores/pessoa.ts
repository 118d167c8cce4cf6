import * as z from 'zod/mini'

export const tiposDePessoa = ['PF', 'PJ'] as const
export const TipoPessoa = z.enum(tiposDePessoa)
export type TipoPessoa = z.infer<typeof TipoPessoa>
