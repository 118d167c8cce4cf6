import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'

/** What somebody should sell in a month, by number, by value or by both. */
export const meta = pgTable(
  'meta',
  {
    vendedor_id: uuid()
      .notNull()
      .references(() => usuario.id),
    /** Its first day. */
    mes: date().notNull(),
    vendas: integer(),
    receita: integer(),
  },
  (t) => [primaryKey({ columns: [t.vendedor_id, t.mes] })],
)
