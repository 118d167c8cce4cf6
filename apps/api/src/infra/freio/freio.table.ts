import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'

/**
 * Wrong passwords by account and by address. In the database, so that all copies of the program count
 * together.
 */
export const tentativaDeLogin = pgTable('tentativa_de_login', {
  chave: text().primaryKey(),
  falhas: integer().notNull(),
  bloqueada_ate: instante(),
  ultima_em: instante().notNull(),
})

/** A Microsoft login that has started and not come back yet. */
export const loginMicrosoft = pgTable('login_microsoft', {
  estado_hash: text().primaryKey(),
  nonce: text().notNull(),
  verificador: text().notNull(),
  /** The cookie of the browser that started it, so that nobody can finish another person's login. */
  navegador_hash: text().notNull(),
  convite_id: uuid(),
  expira_em: instante().notNull(),
})
