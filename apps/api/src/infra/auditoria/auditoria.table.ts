import { acoesAuditadas } from '@balcao/contract/base/auditoria'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identidade, instante } from '#infra/db/colunas.ts'

/** Append-only: a trigger refuses to change or erase a line. */
export const auditoria = pgTable(
  'auditoria',
  {
    ...identidade,
    em: instante().notNull().default(sql`now()`),
    usuario_id: uuid(),
    /** The name at that moment: a later rename must not rewrite the past. */
    usuario_nome: text(),
    ip: text(),
    agente: text(),
    entidade: text().notNull(),
    entidade_id: uuid().notNull(),
    acao: text({ enum: acoesAuditadas }).notNull(),
    mudancas: jsonb().$type<{ campo: string; antes: unknown; depois: unknown }[]>().notNull(),
  },
  (t) => [index('auditoria_registro').on(t.entidade, t.entidade_id, t.em, t.id)],
)
