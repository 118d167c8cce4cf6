import type { Consentimento, FinalidadeConsentimento } from '@balcao/contract/clientes/cliente/consentimento'

/** What holds is what was said last; nothing said is no consent. They come newest first. */
export const consentimentoAtual = (
  consentimentos: readonly Consentimento[],
  finalidade: FinalidadeConsentimento,
): Consentimento | undefined => consentimentos.find((c) => c.finalidade === finalidade)
