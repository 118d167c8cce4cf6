import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identidade, instante } from '#infra/db/colunas.ts'

/** A file in the storage, of any kind. It never changes: another content is another file. */
export const arquivo = pgTable('arquivo', {
  ...identidade,
  /** The storage's key; it never leaves the server. */
  chave: text().notNull().unique(),
  mime: text().notNull(),
  tamanho: integer().notNull(),
  sha256: text().notNull(),
  /** Of a picture alone. */
  largura: integer(),
  altura: integer(),
  /** Anyone who knows the id may see it, through the image proxy. What is not public is served by its own noun. */
  publico: boolean().notNull(),
  criado_em: instante().notNull().default(sql`now()`),
  /** The person's id, null for what the subscriber or the system stored. Plain: this room knows no noun. */
  criado_por: uuid(),
})
