import { acoesAuditadas, autores } from '@balcao/contract/base/auditoria'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identidade, instante } from '#infra/db/colunas.ts'

/** Append-only: a trigger refuses to change a line, and to delete one before its time. */
export const auditoria = pgTable(
  'auditoria',
  {
    ...identidade,
    em: instante().notNull().default(sql`now()`),
    autor: text({ enum: autores }).notNull(),
    /** Of a person or a key, theirs; of a subscriber, of what their link is for. Plain: this room knows no noun. */
    autor_id: uuid(),
    /** The name at that moment: a later rename must not rewrite the past. Of the system, why it acted. */
    autor_nome: text(),
    ip: text(),
    agente: text(),
    entidade: text().notNull(),
    entidade_id: uuid().notNull(),
    acao: text({ enum: acoesAuditadas }).notNull(),
    mudancas: jsonb().$type<{ campo: string; antes: unknown; depois: unknown }[]>().notNull(),
  },
  (t) => [
    index('auditoria_registro').on(t.entidade, t.entidade_id, t.em, t.id),
    check(
      'auditoria_autor',
      sql`case ${t.autor} when 'PESSOA' then ${t.autor_id} is not null
        when 'CHAVE' then ${t.autor_id} is not null
        when 'ASSINANTE' then ${t.autor_nome} is not null
        when 'SISTEMA' then ${t.autor_id} is null else false end`,
    ),
  ],
)
