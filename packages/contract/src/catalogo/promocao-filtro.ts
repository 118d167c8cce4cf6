import * as z from 'zod/mini'
import { Id, SimNaoDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'

export const situacoesPromocao = ['VALENDO', 'FUTURA', 'ENCERRADA', 'ESGOTADA', 'INATIVA'] as const
export type SituacaoPromocao = (typeof situacoesPromocao)[number]

export const FiltroPromocao = z.strictObject({
  ...filtroDeLista(['nome', 'vigencia_inicio', 'vigencia_fim', 'usos', 'atualizado_em']),
  situacao: z.optional(z.enum(situacoesPromocao)),
  plano_id: z.optional(Id),
  canal_venda_id: z.optional(Id),
  cumulativa: z.optional(SimNaoDaUrl),
})
export type FiltroPromocao = z.infer<typeof FiltroPromocao>
