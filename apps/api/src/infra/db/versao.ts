import { sql } from 'drizzle-orm'

/** Every edit moves the record's version and date. */
export const novaVersao = (atual: { versao: number }) => ({
  versao: atual.versao + 1,
  atualizado_em: sql<string>`now()`,
})
