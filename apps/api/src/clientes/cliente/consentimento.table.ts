import { finalidadesDeConsentimento } from '@balcao/contract/clientes/cliente/consentimento'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identidade, instante } from '#infra/db/colunas.ts'
import { cliente } from './cliente.table.ts'

/** Append-only: what was agreed to, and when it was withdrawn. */
export const clienteConsentimento = pgTable(
  'cliente_consentimento',
  {
    ...identidade,
    cliente_id: uuid()
      .notNull()
      .references(() => cliente.id),
    finalidade: text({ enum: finalidadesDeConsentimento }).notNull(),
    concedido: boolean().notNull(),
    meio: text().notNull(),
    em: instante().notNull().default(sql`now()`),
    usuario_id: uuid(),
    usuario_nome: text(),
    ip: text(),
  },
  (t) => [index('cliente_consentimento_cliente').on(t.cliente_id, t.em)],
)
