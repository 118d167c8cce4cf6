import * as z from 'zod/mini'

/** A month that is charged, `2026-12`. */
export const Competencia = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Escreva o mês como 2026-12'))
