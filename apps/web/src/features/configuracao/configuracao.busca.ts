import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** Separate from the catalogue of settings, because a route's search schema is downloaded with the shell. */
export const lerBuscaDeConfiguracao = lerBusca(z.object({ busca: z.optional(z.string()) }))
