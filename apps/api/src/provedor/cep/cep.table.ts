import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'
import type { LocalDoCep } from './busca-de-cep.ts'

/** What the lookup answered, so that it is asked once for all copies of the program. */
export const cepConsultado = pgTable('cep_consultado', {
  cep: text().primaryKey(),
  /** Null: the lookup knows no such CEP. */
  resposta: jsonb().$type<LocalDoCep>(),
  consultado_em: instante().notNull(),
})
