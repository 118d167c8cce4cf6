import { SimNaoDaUrl } from '@balcao/contract/base/comum'
import { FiltroPlano } from '@balcao/contract/catalogo/plano-filtro'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDePlanos = lerBusca(FiltroPlano)

/** The record's address says whether the drawer of a new price is open over it. */
export const lerBuscaDoPlano = lerBusca(z.strictObject({ mudar_preco: z.optional(SimNaoDaUrl) }))
