import * as z from 'zod/mini'

/** Rules that make a sale wait for an authorisation. */
export const regrasDeRestricao = [
  'CLIENTE_RESTRITO',
  'CONTRATO_ATIVO',
  'VENDA_ABERTA',
  'BOLETO_VENCIDO',
  'PLANO_RESTRITO',
] as const

/** The rule, and why it applies, in words that the seller reads. */
export const Restricao = z.object({ regra: z.enum(regrasDeRestricao), texto: z.string() })
export type Restricao = z.infer<typeof Restricao>
