import * as z from 'zod/mini'

// Apart from their names: the filter of the page is downloaded with the shell.

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
