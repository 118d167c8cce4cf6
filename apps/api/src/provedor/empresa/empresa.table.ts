import type { Endereco } from '@balcao/contract/provedor/endereco'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'

export const empresa = pgTable(
  'empresa',
  {
    ...colunasDeCadastro,
    /** Text, because since July 2026 it may contain letters. */
    cnpj: text().notNull(),
    razao_social: text().notNull(),
    nome_fantasia: text().notNull(),
    inscricao_estadual: text(),
    email: text(),
    telefone: text(),
    endereco: jsonb().$type<Endereco>(),
    /**
     * A public file. Not a foreign key: a file already refers to the person who uploaded it, and that person
     * to companies.
     */
    logo: uuid(),
    ativo: boolean().notNull().default(true),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome_fantasia || ' ' || razao_social || ' ' || cnpj`),
  },
  (t) => [
    uniqueIndex('empresa_cnpj').on(t.cnpj).where(sql`${t.excluido_em} is null`),
    index('empresa_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
  ],
)
