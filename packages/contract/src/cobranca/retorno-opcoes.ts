import * as z from 'zod/mini'
import type { ResultadoLinha } from './retorno-resultados.ts'

export const situacoesDeRetorno = ['LENDO', 'PRONTO'] as const
export const SituacaoRetorno = z.enum(situacoesDeRetorno)
export type SituacaoRetorno = z.infer<typeof SituacaoRetorno>

export const nomesDasSituacoesDeRetorno: Record<SituacaoRetorno, string> = {
  LENDO: 'Lendo',
  PRONTO: 'Lido',
}

export const nomesDosResultados: Record<ResultadoLinha, string> = {
  REGISTRADO: 'Registrado',
  REJEITADO: 'Rejeitado',
  PAGO: 'Pago',
  BAIXADO: 'Baixado',
  ANOTADO: 'Só anotado',
  CONFERIR: 'Conferir',
  REPETIDA: 'Já lido antes',
  SEM_BOLETO: 'Boleto não encontrado',
}
