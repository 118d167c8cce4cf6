import * as z from 'zod/mini'
import { filtroDeLista } from '#base/pagina.ts'

/** `PARADA`: whoever made it may no longer come in. It works again when they may. */
export const situacoesDaChave = ['ATIVA', 'EXPIRA_EM_BREVE', 'PARADA', 'VENCIDA', 'REVOGADA'] as const
export type SituacaoDaChave = (typeof situacoesDaChave)[number]

export const nomesDasSituacoesDaChave: Record<SituacaoDaChave, string> = {
  ATIVA: 'Ativa',
  EXPIRA_EM_BREVE: 'Vence em breve',
  PARADA: 'Parada',
  VENCIDA: 'Vencida',
  REVOGADA: 'Revogada',
}

export const FiltroChaveApi = z.strictObject({
  ...filtroDeLista(['nome', 'expira_em', 'usada_em', 'criada_em']),
  situacao: z.optional(z.enum(situacoesDaChave)),
})
export type FiltroChaveApi = z.infer<typeof FiltroChaveApi>
