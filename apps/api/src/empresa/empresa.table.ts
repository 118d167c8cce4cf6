import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { registro } from '../db/colunas.ts'

export const empresa = pgTable('empresa', {
  ...registro,
  nome_fantasia: text().notNull(),
  ativo: boolean().notNull().default(true),
})
