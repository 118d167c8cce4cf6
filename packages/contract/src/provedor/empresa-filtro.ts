import * as z from 'zod/mini'
import { SimNaoDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'

export const FiltroEmpresa = z.strictObject({
  ...filtroDeLista(['nome_fantasia', 'razao_social', 'atualizado_em']),
  ativo: z.optional(SimNaoDaUrl),
})
export type FiltroEmpresa = z.infer<typeof FiltroEmpresa>
