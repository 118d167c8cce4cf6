import type { Etapa } from '@balcao/contract/vendas/etapas'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { instante } from '#infra/db/colunas.ts'

/** A sale that somebody is still typing. Only they see it, until they leave and another takes it over. */
export const rascunho = pgTable(
  'rascunho',
  {
    /** Made on the device, so that a draft has an id before the server knows it. The sale keeps it. */
    id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuario.id),
    dados: jsonb().$type<DadosDoRascunho>().notNull(),
    etapa: text().$type<Etapa>().notNull(),
    /** The device that saved it last, in words: "Chrome no Android". */
    dispositivo: text().notNull(),
    versao: integer().notNull().default(1),
    /** Of the sent sale with the same id that it corrects, when the correction began. Null: a new sale. */
    venda_versao: integer(),
    criado_em: instante().notNull().default(sql`now()`),
    atualizado_em: instante().notNull().default(sql`now()`),
  },
  (t) => [index('rascunho_da_pessoa').on(t.usuario_id, t.atualizado_em, t.id)],
)
