import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'

export const grupoPermissao = pgTable(
  'grupo_permissao',
  {
    ...colunasDeCadastro,
    nome: text().notNull(),
    descricao: text(),
    permissoes: text().array().notNull(),
    /** Deleted users still refer to their group, so a group is never removed from the table. */
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome || ' ' || coalesce(descricao, '')`),
  },
  (t) => [
    uniqueIndex('grupo_permissao_nome')
      .on(sql`nome_comparavel(${t.nome})`)
      .where(sql`${t.excluido_em} is null`),
    index('grupo_permissao_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
  ],
)
