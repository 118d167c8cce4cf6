import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identidade, instante } from '#infra/db/colunas.ts'

/** A file of any kind in the storage. It never changes: new content is a new file. */
export const arquivo = pgTable('arquivo', {
  ...identidade,
  /** The key in the storage. It never leaves the server. */
  chave: text().notNull().unique(),
  mime: text().notNull(),
  tamanho: integer().notNull(),
  sha256: text().notNull(),
  /** Only for pictures. */
  largura: integer(),
  altura: integer(),
  /**
   * Anyone who knows the id may see it through the image proxy. Private files are served by their own noun.
   */
  publico: boolean().notNull(),
  criado_em: instante().notNull().default(sql`now()`),
  /**
   * The person's id. Null for what the subscriber or the system stored. Not a foreign key, because infra
   * knows no noun.
   */
  criado_por: uuid(),
})
