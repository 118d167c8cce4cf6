import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDaConsulta = lerBusca(z.strictObject({ busca: z.optional(z.string()) }))
