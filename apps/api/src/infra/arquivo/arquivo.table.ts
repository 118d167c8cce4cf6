import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'

/** A file in the storage. It never changes: another picture is another file. */
export const arquivo = pgTable('arquivo', {
  ...identidade,
  /** The storage's key; it never leaves the server. */
  chave: text().notNull().unique(),
  mime: text().notNull(),
  tamanho: integer().notNull(),
  sha256: text().notNull(),
  largura: integer().notNull(),
  altura: integer().notNull(),
  /** Anyone who knows the id may see it, through the image proxy. */
  publico: boolean().notNull(),
  criado_em: instante().notNull().default(sql`now()`),
  criado_por: uuid()
    .notNull()
    .references(() => usuario.id),
})
