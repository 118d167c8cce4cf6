import { Id } from '@balcao/contract/base/comum'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** The open import is in the address, so a reload, another tab or another person lands on the same step. */
const BuscaDaImportacao = z.strictObject({
  importacao: z.optional(Id),
  /** The page of the list of earlier imports. */
  cursor: z.optional(z.string().check(z.maxLength(600))),
})

export const lerBuscaDaImportacao = lerBusca(BuscaDaImportacao)
