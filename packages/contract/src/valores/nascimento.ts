import * as z from 'zod/mini'
import { DataIso } from './data.ts'

const PRIMEIRO = '1900-01-01'
const ANTIGA_DEMAIS = 'O nascimento é de 1900 em diante: confira o ano'

/** A birth date, checked as far as possible without knowing today's date. */
export const DataDeNascimento = DataIso.check(z.refine((dia) => dia >= PRIMEIRO, { error: ANTIGA_DEMAIS }))

/** Why nobody alive was born on that day, or null. `hoje` is the provider's day. */
export const recusaDeNascimento = (dia: string, hoje: string): string | null => {
  if (dia > hoje) return 'Esta data de nascimento ainda não chegou: confira o ano'
  return dia < PRIMEIRO ? ANTIGA_DEMAIS : null
}
