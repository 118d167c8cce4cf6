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

/** Of a plan that is only sold so. The seller is told before the sale is sent, without asking the server. */
export const restricaoDoPlano = ({ nome, restrito }: { nome: string; restrito: boolean }): Restricao[] =>
  restrito ? [{ regra: 'PLANO_RESTRITO', texto: `O plano ${nome} só é vendido com autorização` }] : []
