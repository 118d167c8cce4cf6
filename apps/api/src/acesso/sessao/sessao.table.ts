import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'

/** One login on one device: the family of all refresh tokens that come from it. */
export const sessao = pgTable(
  'sessao',
  {
    ...identidade,
    usuario_id: uuid()
      .notNull()
      .references(() => usuario.id),
    /** The `jti` of the only refresh token that renews, and of the one before it. */
    token_atual: uuid().notNull(),
    token_anterior: uuid(),
    renovada_em: instante(),
    dispositivo: text().notNull(),
    ip: text().notNull(),
    criada_em: instante().notNull().default(sql`now()`),
    usada_em: instante().notNull().default(sql`now()`),
    expira_em: instante().notNull(),
    encerrada_em: instante(),
    motivo_do_fim: text({ enum: ['SAIU', 'ENCERRADA', 'SENHA', 'REUSO', 'USUARIO'] }),
  },
  (t) => [index('sessao_aberta').on(t.usuario_id).where(sql`${t.encerrada_em} is null`)],
)
