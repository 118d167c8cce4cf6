import { sql } from 'drizzle-orm'

/** Every edit increments the record's version and updates its date. */
export const novaVersao = (atual: { versao: number }) => ({
  versao: atual.versao + 1,
  atualizado_em: sql<string>`now()`,
})
