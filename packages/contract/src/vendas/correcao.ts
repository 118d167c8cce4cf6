import * as z from 'zod/mini'
import { Versao } from '#base/comum.ts'
import { SituacaoVenda } from './situacao.ts'

// Apart from what was sold: the seller's home reads it, and must not download what a sale is made of.

/** The sale that a draft corrects. Both have the same id. */
export const Correcao = z.object({
  protocolo: z.int(),
  /** Who buys, as the list of sales says it: the draft may only say "as on record". */
  cliente: z.string(),
  /** The sale's version that the correction began with: changed since then, the sale is not overwritten. */
  versao: Versao,
  situacao: SituacaoVenda,
  /** Why it came back. */
  motivo: z.nullable(z.string()),
})
export type Correcao = z.infer<typeof Correcao>

/** In these states a correction also sends the sale on; in the others it stays where it is. */
const PARADAS: readonly SituacaoVenda[] = ['PENDENTE', 'EXPIRADA']
export const segueCorrigida = (situacao: SituacaoVenda): boolean => PARADAS.includes(situacao)
