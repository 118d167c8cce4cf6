import * as z from 'zod/mini'

// Apart from the client: a draft of a sale needs no more of it, and the seller's home downloads this.

export const LIMITE_DE_TELEFONES = 10

const tiposDeTelefone = ['CELULAR', 'RESIDENCIAL', 'COMERCIAL', 'RECADO'] as const
export const TipoTelefone = z.enum(tiposDeTelefone)
export type TipoTelefone = z.infer<typeof TipoTelefone>
