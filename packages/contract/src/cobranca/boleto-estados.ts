import * as z from 'zod/mini'

// Apart from their names: the filter of the list is downloaded with the shell.

export const situacoesDeBoleto = ['ABERTO', 'PAGO', 'CANCELADO'] as const
export const SituacaoBoleto = z.enum(situacoesDeBoleto)
export type SituacaoBoleto = z.infer<typeof SituacaoBoleto>

/** What the bank knows of it. Since 2018 only what is registered can be paid. */
export const registrosDeBoleto = ['A_REMETER', 'REMETIDO', 'REGISTRADO', 'REJEITADO', 'BAIXADO'] as const
export const RegistroBoleto = z.enum(registrosDeBoleto)
export type RegistroBoleto = z.infer<typeof RegistroBoleto>

/** What a boleto charges for. */
export const origensDeBoleto = ['CONTRATO', 'VENDA', 'AVULSO', 'TESTE'] as const
export const OrigemBoleto = z.enum(origensDeBoleto)
export type OrigemBoleto = z.infer<typeof OrigemBoleto>
