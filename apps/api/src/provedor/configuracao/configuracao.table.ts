import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { colunasDeCadastro, instante } from '#infra/db/colunas.ts'

const alteracao = {
  alterado_em: instante().notNull().default(sql`now()`),
  /** The name at that moment. */
  alterado_por: text(),
}

/** Only values that differ from the catalogue's default are stored. */
export const configuracao = pgTable('configuracao', {
  chave: text().primaryKey(),
  valor: jsonb().notNull(),
  ...alteracao,
})

/** Separate and encrypted, so that no query of settings ever reads a secret. */
export const configuracaoSegredo = pgTable('configuracao_segredo', {
  chave: text().primaryKey(),
  cifrado: text().notNull(),
  ...alteracao,
})

/** All settings together are one record: a single row, whose version is their lock. */
export const configuracaoGeral = pgTable('configuracao_geral', colunasDeCadastro)
