import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'

/** Who has a sale in hand: one person for each, for as long as their page says so. */
export const vendaEmMaos = pgTable(
  'venda_em_maos',
  {
    venda_id: uuid().primaryKey(),
    usuario_id: uuid().notNull(),
    desde: instante().notNull().default(sql`now()`),
    ate: instante().notNull(),
  },
  (t) => [index('venda_em_maos_ate').on(t.ate)],
)
