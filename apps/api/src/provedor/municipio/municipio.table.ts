import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { colunaDeBusca } from '#infra/db/colunas.ts'

/** The country's cities. Each start loads them from `municipios.txt`. */
export const municipio = pgTable(
  'municipio',
  {
    /** IBGE's seven digits. The first two are the state's. */
    codigo: integer().primaryKey(),
    nome: text().notNull(),
    uf: text().notNull(),
    // The name comes first, so that "begins with" can be searched. A second time without apostrophes, because
    // people type "doeste".
    busca: colunaDeBusca(sql`nome || ' ' || uf || ' ' || replace(nome, '''', '')`),
  },
  (t) => [
    index('municipio_por_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.codigo),
    index('municipio_uf').on(t.uf),
    index('municipio_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
  ],
)
