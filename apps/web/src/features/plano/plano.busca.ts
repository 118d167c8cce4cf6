import { SimNaoDaUrl } from '@balcao/contract/base/comum'
import { FiltroPlano } from '@balcao/contract/catalogo/plano-filtro'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDePlanos = lerBusca(FiltroPlano)

/** Whether the drawer of a new price is open is part of the record's address. */
export const lerBuscaDoPlano = lerBusca(z.strictObject({ mudar_preco: z.optional(SimNaoDaUrl) }))
