import { SimNaoDaUrl } from '@balcao/contract/base/comum'
import { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** `novo`: the form of a new ticket is open over the list. */
export const lerBuscaDoContrato = lerBusca(
  z.extend(z.omit(FiltroAtendimento, { cliente_plano_id: true }), {
    busca: z.optional(z.string()),
    novo: z.optional(SimNaoDaUrl),
  }),
)

export const filtroDe = ({ novo: _, ...filtro }: ReturnType<typeof lerBuscaDoContrato>) => filtro
