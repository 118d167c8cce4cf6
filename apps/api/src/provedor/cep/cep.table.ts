import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'
import type { LocalDoCep } from './busca-de-cep.ts'

/** The service's answers, so that all copies of the program ask only once. */
export const cepConsultado = pgTable('cep_consultado', {
  cep: text().primaryKey(),
  /** Null: the service knows no such CEP. */
  resposta: jsonb().$type<LocalDoCep>(),
  consultado_em: instante().notNull(),
})
