import type { VereditoAnexo } from './anexo.ts'

export const nomesDosVereditos: Record<VereditoAnexo, string> = {
  PENDENTE: 'Em conferência',
  APROVADO: 'Aprovado',
  REJEITADO: 'Rejeitado',
}
