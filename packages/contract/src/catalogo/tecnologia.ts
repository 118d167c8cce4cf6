import * as z from 'zod/mini'

export const tecnologias = ['FIBRA', 'RADIO', 'CABO', 'SATELITE'] as const
export const Tecnologia = z.enum(tecnologias)
export type Tecnologia = z.infer<typeof Tecnologia>
