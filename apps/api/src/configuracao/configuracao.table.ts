import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Only what differs from the catalogue's default is stored. */
export const configuracao = pgTable('configuracao', {
  chave: text().primaryKey(),
  valor: jsonb().notNull(),
})
