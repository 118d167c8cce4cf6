import { tecnologias } from '@balcao/contract/catalogo/tecnologia'
import { type TipoPessoa, tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'

export const plano = pgTable(
  'plano',
  {
    ...colunasDeCadastro,
    codigo: text().notNull(),
    nome: text().notNull(),
    descricao: text(),
    tecnologia: text({ enum: tecnologias }).notNull(),
    download_mbps: integer().notNull(),
    upload_mbps: integer().notNull(),
    tipos_pessoa: text({ enum: tiposDePessoa }).array().$type<TipoPessoa[]>().notNull(),
    fidelidade_meses: integer().notNull(),
    beneficio_descricao: text(),
    beneficio_valor: integer().notNull(),
    franquia_gb: integer(),
    codigo_oferta_anatel: text(),
    vigencia_inicio: date().notNull(),
    vigencia_fim: date(),
    todas_empresas: boolean().notNull(),
    todas_cidades: boolean().notNull(),
    todos_canais: boolean().notNull(),
    /** A public file, served by the image proxy. */
    imagem: uuid(),
    destaque: boolean().notNull(),
    restrito: boolean().notNull(),
    ativo: boolean().notNull().default(true),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome || ' ' || codigo || ' ' || coalesce(descricao, '')`),
  },
  (t) => [
    uniqueIndex('plano_codigo').on(t.codigo).where(sql`${t.excluido_em} is null`),
    index('plano_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
    check('plano_vigencia', sql`${t.vigencia_fim} >= ${t.vigencia_inicio}`),
  ],
)
