import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** Apart from the catalogue: what a route reads its address with is downloaded with the shell. */
export const lerBuscaDeConfiguracao = lerBusca(z.object({ busca: z.optional(z.string()) }))
