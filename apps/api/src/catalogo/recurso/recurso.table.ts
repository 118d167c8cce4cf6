import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'

export const recurso = pgTable(
  'recurso',
  {
    ...colunasDeCadastro,
    nome: text().notNull(),
    descricao: text(),
    icone: text().notNull(),
    cor: text(),
    ordem: integer().notNull(),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome || ' ' || coalesce(descricao, '')`),
  },
  (t) => [
    uniqueIndex('recurso_nome').on(sql`nome_comparavel(${t.nome})`).where(sql`${t.excluido_em} is null`),
  ],
)
