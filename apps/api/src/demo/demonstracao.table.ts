import { sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'

/**
 * One row in a database that holds the demonstration, whose passwords everybody knows. Empty in any other
 * database.
 */
export const demonstracao = pgTable('demonstracao', {
  povoada_em: instante().primaryKey().default(sql`now()`),
})
