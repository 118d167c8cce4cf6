import * as z from 'zod/mini'
import { Id, SimNaoDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'

export const tiposDeCanal = [
  'LOJA',
  'TELEVENDAS',
  'PORTA_A_PORTA',
  'ONLINE',
  'PARCEIRO',
  'INDICACAO',
] as const
export const TipoCanal = z.enum(tiposDeCanal)
export type TipoCanal = z.infer<typeof TipoCanal>

export const FiltroCanalVenda = z.strictObject({
  ...filtroDeLista(['nome', 'tipo', 'atualizado_em']),
  tipo: z.optional(TipoCanal),
  empresa_id: z.optional(Id),
  ativo: z.optional(SimNaoDaUrl),
})
export type FiltroCanalVenda = z.infer<typeof FiltroCanalVenda>
