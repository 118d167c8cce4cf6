import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import { SituacaoVenda } from './situacao.ts'

// Apart from the whole sale: the seller's home must not download what a sale is made of.

/** A sale as a list shows it. */
export const VendaResumo = z.object({
  id: Id,
  protocolo: z.int(),
  situacao: SituacaoVenda,
  /** Since when it is in this state. */
  situacao_em: Instante,
  /** Why it was returned, refused or cancelled. */
  motivo: z.nullable(z.string()),
  cliente: z.string(),
  plano: z.string(),
  cidade: z.string(),
  mensalidade: z.int(),
  criado_em: Instante,
})
export type VendaResumo = z.infer<typeof VendaResumo>

const Soma = z.object({ vendas: z.int(), mensalidade: z.int() })
/** A seller's own figures, in the provider's days. */
export const NumerosDoVendedor = z.object({ hoje: Soma, mes: z.extend(Soma, { concluidas: z.int() }) })
export type NumerosDoVendedor = z.infer<typeof NumerosDoVendedor>
