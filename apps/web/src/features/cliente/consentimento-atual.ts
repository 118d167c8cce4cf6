import type { Consentimento, FinalidadeConsentimento } from '@balcao/contract/clientes/cliente/consentimento'

/** The latest answer is the valid one. Without an answer there is no consent. They come newest first. */
export const consentimentoAtual = (
  consentimentos: readonly Consentimento[],
  finalidade: FinalidadeConsentimento,
): Consentimento | undefined => consentimentos.find((c) => c.finalidade === finalidade)
