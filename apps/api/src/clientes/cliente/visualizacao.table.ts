import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identidade, instante } from '#infra/db/colunas.ts'
import { cliente } from './cliente.table.ts'

/** Who looked at a client's data. Reading changes nothing, so the audit of changes does not show it. */
export const clienteVisualizacao = pgTable(
  'cliente_acesso',
  {
    ...identidade,
    cliente_id: uuid()
      .notNull()
      .references(() => cliente.id),
    usuario_id: uuid().notNull(),
    usuario_nome: text().notNull(),
    ip: text(),
    acao: text({ enum: ['VISUALIZAR', 'LGPD'] }).notNull(),
    em: instante().notNull().default(sql`now()`),
  },
  (t) => [index('cliente_acesso_cliente').on(t.cliente_id, t.em, t.id)],
)
