import * as z from 'zod/mini'
import { Id, Instante, Texto } from '#base/comum.ts'

/** The purposes for which the LGPD requires consent. The service itself rests on the contract. */
export const finalidadesDeConsentimento = ['OFERTAS', 'WHATSAPP', 'COMPARTILHAMENTO'] as const
export const FinalidadeConsentimento = z.enum(finalidadesDeConsentimento)
export type FinalidadeConsentimento = z.infer<typeof FinalidadeConsentimento>

export const nomesDasFinalidades: Record<FinalidadeConsentimento, string> = {
  OFERTAS: 'Receber ofertas',
  WHATSAPP: 'Contato pelo WhatsApp',
  COMPARTILHAMENTO: 'Compartilhar dados com parceiros',
}

export const DadosConsentimento = z.strictObject({
  finalidade: FinalidadeConsentimento,
  concedido: z.boolean(),
  /** How the person gave it: "por telefone", "formulário assinado". */
  meio: Texto(120, 3),
})
export type DadosConsentimento = z.infer<typeof DadosConsentimento>

export const Consentimento = z.object({
  id: Id,
  finalidade: FinalidadeConsentimento,
  concedido: z.boolean(),
  meio: z.string(),
  em: Instante,
  /** Who recorded it. */
  por: z.nullable(z.string()),
})
export type Consentimento = z.infer<typeof Consentimento>
