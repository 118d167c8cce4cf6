import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'

/** How people prove who they are. Apart from `usuario`, so that no query of people ever reads a hash. */
export const credencial = pgTable(
  'credencial',
  {
    usuario_id: uuid()
      .primaryKey()
      .references(() => usuario.id),
    senha_hash: text(),
    /** Null while the password is the one generated at the first start. */
    senha_em: instante(),
    microsoft_tid: text(),
    microsoft_oid: text(),
  },
  (t) => [uniqueIndex('credencial_microsoft').on(t.microsoft_tid, t.microsoft_oid)],
)

/** A link sent by e-mail to set a password. Only its hash is stored. */
export const tokenSenha = pgTable(
  'token_senha',
  {
    ...identidade,
    usuario_id: uuid()
      .notNull()
      .references(() => usuario.id),
    motivo: text({ enum: ['RECUPERACAO', 'CONVITE'] }).notNull(),
    hash: text().notNull().unique(),
    expira_em: instante().notNull(),
    usado_em: instante(),
    criado_em: instante().notNull().default(sql`now()`),
  },
  (t) => [index('token_senha_usuario').on(t.usuario_id)],
)
