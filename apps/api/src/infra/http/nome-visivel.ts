import { type SQL, sql } from 'drizzle-orm'
import type { Pessoa } from './contexto.ts'

export const DE_OUTRA_EMPRESA = 'de outra empresa'

/**
 * The name of a linked record. A record of companies that the person lacks still counts, but its name is
 * hidden. `alcancado`: whether the record belongs to any of these companies.
 */
export const nomeVisivel = (
  { empresas }: Pessoa,
  nome: SQL,
  alcancado: (empresas: readonly string[]) => SQL,
): SQL<string> =>
  empresas === null
    ? sql<string>`${nome}`
    : sql<string>`case when ${alcancado(empresas)} then ${nome} else ${DE_OUTRA_EMPRESA} end`
