import * as z from 'zod/mini'

export const situacoesDeRetorno = ['LENDO', 'PRONTO'] as const
export const SituacaoRetorno = z.enum(situacoesDeRetorno)
export type SituacaoRetorno = z.infer<typeof SituacaoRetorno>

export const nomesDasSituacoesDeRetorno: Record<SituacaoRetorno, string> = {
  LENDO: 'Lendo',
  PRONTO: 'Lido',
}

/** What became of a line. */
export const resultadosDeLinha = [
  'REGISTRADO',
  'REJEITADO',
  'PAGO',
  'BAIXADO',
  'ANOTADO',
  'CONFERIR',
  'REPETIDA',
  'SEM_BOLETO',
] as const
export const ResultadoLinha = z.enum(resultadosDeLinha)
export type ResultadoLinha = z.infer<typeof ResultadoLinha>

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
