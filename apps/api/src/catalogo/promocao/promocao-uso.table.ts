import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'
import { promocao } from './promocao.table.ts'

/** A sale that has a promotion. One that was given back is kept, and no longer counts. */
export const promocaoUso = pgTable(
  'promocao_uso',
  {
    promocao_id: uuid()
      .notNull()
      .references(() => promocao.id),
    /** The sale's id. Plain: promotions know nothing of sales. */
    venda_id: uuid().notNull(),
    /** Whose use it is, by document: a client is counted once, whatever record they have. */
    documento: text().notNull(),
    vendedor_id: uuid().notNull(),
    usado_em: instante().notNull().default(sql`now()`),
    devolvido_em: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.venda_id, t.promocao_id] }),
    index('promocao_uso_cliente').on(t.promocao_id, t.documento).where(sql`${t.devolvido_em} is null`),
    index('promocao_uso_vendedor').on(t.promocao_id, t.vendedor_id).where(sql`${t.devolvido_em} is null`),
  ],
)
