import * as z from 'zod/mini'
import { SimNaoDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'

export const categoriasDeAdicional = [
  'STREAMING',
  'WIFI',
  'TELEFONIA',
  'IP_FIXO',
  'SUPORTE',
  'EQUIPAMENTO',
  'OUTRO',
] as const
export const CategoriaAdicional = z.enum(categoriasDeAdicional)
export type CategoriaAdicional = z.infer<typeof CategoriaAdicional>

export const cobrancas = ['MENSAL', 'UNICA'] as const
export const Cobranca = z.enum(cobrancas)
export type Cobranca = z.infer<typeof Cobranca>

export const FiltroAdicional = z.strictObject({
  ...filtroDeLista(['nome', 'valor', 'atualizado_em']),
  categoria: z.optional(CategoriaAdicional),
  cobranca: z.optional(Cobranca),
  ativo: z.optional(SimNaoDaUrl),
})
export type FiltroAdicional = z.infer<typeof FiltroAdicional>
