import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import { PrecoDaOferta } from '#catalogo/oferta.ts'
import { Falta } from './faltas.ts'
import { DadosDoRascunho } from './rascunho.ts'

/** What is sent. The draft's id is the key: sent a hundred times, it is one sale. */
export const Envio = z.strictObject({
  id: Id,
  dados: DadosDoRascunho,
  /** What the seller and the client saw, over the whole period. It is compared, never believed. */
  total_mostrado: z.int().check(z.gte(0)),
  /** When the device says that the sale was made. It is shown, and decides nothing. */
  feita_em: z.optional(Instante),
})
export type Envio = z.infer<typeof Envio>

export const codigosDoEnvio = {
  faltam: 'VENDA_INCOMPLETA',
  precoMudou: 'PRECO_MUDOU',
  chaveUsada: 'CHAVE_USADA',
} as const

/** `atual` of a refusal with the code `faltam`. */
export const EnvioIncompleto = z.object({ faltas: z.array(Falta) })

/** `atual` of a refusal with the code `precoMudou`: before and after, for the seller to confirm. */
export const EnvioComOutroPreco = z.object({
  antes: z.int(),
  depois: PrecoDaOferta,
  /** Promotions that were meant and have no use left, with the reason in words. */
  esgotadas: z.array(z.object({ id: Id, nome: z.string(), motivo: z.string() })),
})
export type EnvioComOutroPreco = z.infer<typeof EnvioComOutroPreco>
