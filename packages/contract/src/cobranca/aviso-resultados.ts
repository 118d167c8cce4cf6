import * as z from 'zod/mini'

// Apart from the rest: the filter of the page is downloaded with the shell.

/** What became of a notice of payment. */
export const resultadosDeAviso = ['APLICADO', 'SEM_EFEITO', 'CONFERIR', 'SEM_BOLETO'] as const
export const ResultadoDeAviso = z.enum(resultadosDeAviso)
export type ResultadoDeAviso = z.infer<typeof ResultadoDeAviso>
