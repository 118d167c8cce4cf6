import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { colunaDeBusca, identidade, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

/** With which another program calls the API. It is never edited: another need is another key. */
export const chaveApi = pgTable(
  'chave_api',
  {
    ...identidade,
    nome: text().notNull(),
    /** SHA-256 of the key, which nobody has but the program that it was made for. It is random: no salt, no slow hash. */
    resumo: text().notNull().unique(),
    /** Its last letters, for people to tell keys apart. */
    final: text().notNull(),
    permissoes: text().array().notNull(),
    /** Every company that its maker has. The list is then empty. */
    todas_empresas: boolean().notNull(),
    /** Addresses and ranges. Empty: from anywhere. */
    enderecos: text().array().notNull(),
    limite_por_minuto: integer().notNull(),
    expira_em: instante().notNull(),
    criada_em: instante().notNull().default(sql`now()`),
    criada_por: uuid()
      .notNull()
      .references(() => usuario.id),
    /** To the minute: a busy program would otherwise write a row at each call. */
    usada_em: instante(),
    usada_de: text(),
    revogada_em: instante(),
    revogada_por: uuid().references(() => usuario.id),
    /** When letters went out about its end. */
    avisada_em: instante(),
    busca: colunaDeBusca(sql`nome`),
  },
  (t) => [
    index('chave_api_criada_por').on(t.criada_por),
    index('chave_api_a_vencer').on(t.expira_em).where(sql`${t.revogada_em} is null`),
  ],
)

export const chaveApiEmpresa = pgTable(
  'chave_api_empresa',
  {
    chave_id: uuid()
      .notNull()
      .references(() => chaveApi.id),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
  },
  (t) => [
    primaryKey({ columns: [t.chave_id, t.empresa_id] }),
    index('chave_api_empresa_empresa').on(t.empresa_id),
  ],
)
