import { categoriasDeAdicional, cobrancas } from '@balcao/contract/catalogo/adicional-filtro'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'

export const adicional = pgTable(
  'adicional',
  {
    ...colunasDeCadastro,
    nome: text().notNull(),
    descricao: text(),
    categoria: text({ enum: categoriasDeAdicional }).notNull(),
    cobranca: text({ enum: cobrancas }).notNull(),
    valor: integer().notNull(),
    quantidade_maxima: integer().notNull(),
    icone: text(),
    ativo: boolean().notNull().default(true),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome || ' ' || coalesce(descricao, '')`),
  },
  (t) => [
    uniqueIndex('adicional_nome').on(sql`nome_comparavel(${t.nome})`).where(sql`${t.excluido_em} is null`),
    index('adicional_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
    check('adicional_valor', sql`${t.valor} between 0 and 100000000`),
  ],
)

/** Two that cannot be sold together. One row per pair with the lower id first, so that it works both ways. */
export const adicionalIncompativel = pgTable(
  'adicional_incompativel',
  {
    menor_id: uuid()
      .notNull()
      .references(() => adicional.id),
    maior_id: uuid()
      .notNull()
      .references(() => adicional.id),
  },
  (t) => [
    primaryKey({ columns: [t.menor_id, t.maior_id] }),
    index('adicional_incompativel_maior').on(t.maior_id),
    check('adicional_incompativel_par', sql`${t.menor_id} < ${t.maior_id}`),
  ],
)
