import { Id } from '@balcao/contract/base/comum'
import * as z from 'zod/mini'

/** Who a new sale is for, in an address: a client, or the document of someone who is not a client yet. */
export const quemCompra = { cliente: z.optional(Id), documento: z.optional(z.string()) }
