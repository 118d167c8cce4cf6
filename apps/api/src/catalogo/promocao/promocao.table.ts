import type { Desconto } from '@balcao/contract/catalogo/promocao'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { adicional } from '#catalogo/adicional/adicional.table.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'

export const promocao = pgTable(
  'promocao',
  {
    ...colunasDeCadastro,
    nome: text().notNull(),
    descricao: text(),
    codigo: text(),
    desconto_mensalidade: jsonb().$type<Desconto>(),
    desconto_instalacao: jsonb().$type<Desconto>(),
    duracao_meses: integer().notNull(),
    vigencia_inicio: date().notNull(),
    vigencia_fim: date(),
    todos_planos: boolean().notNull(),
    todos_canais: boolean().notNull(),
    todas_cidades: boolean().notNull(),
    limite_total: integer(),
    limite_por_cliente: integer(),
    limite_por_vendedor: integer(),
    usos: integer().notNull().default(0),
    cumulativa: boolean().notNull(),
    prioridade: integer().notNull(),
    ativo: boolean().notNull().default(true),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome || ' ' || coalesce(codigo, '') || ' ' || coalesce(descricao, '')`),
  },
  (t) => [
    uniqueIndex('promocao_codigo').on(t.codigo).where(sql`${t.excluido_em} is null`),
    index('promocao_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
    check('promocao_vigencia', sql`${t.vigencia_fim} >= ${t.vigencia_inicio}`),
    check('promocao_usos', sql`${t.usos} between 0 and coalesce(${t.limite_total}, ${t.usos})`),
  ],
)

const promocao_id = () =>
  uuid()
    .notNull()
    .references(() => promocao.id)

export const promocaoPlano = pgTable(
  'promocao_plano',
  {
    promocao_id: promocao_id(),
    plano_id: uuid()
      .notNull()
      .references(() => plano.id),
  },
  (t) => [primaryKey({ columns: [t.promocao_id, t.plano_id] }), index('promocao_plano_plano').on(t.plano_id)],
)

export const promocaoCanal = pgTable(
  'promocao_canal',
  {
    promocao_id: promocao_id(),
    canal_venda_id: uuid()
      .notNull()
      .references(() => canalVenda.id),
  },
  (t) => [
    primaryKey({ columns: [t.promocao_id, t.canal_venda_id] }),
    index('promocao_canal_canal').on(t.canal_venda_id),
  ],
)

export const promocaoCidade = pgTable(
  'promocao_cidade',
  {
    promocao_id: promocao_id(),
    codigo_ibge: integer()
      .notNull()
      .references(() => municipio.codigo),
  },
  (t) => [
    primaryKey({ columns: [t.codigo_ibge, t.promocao_id] }),
    index('promocao_cidade_promocao').on(t.promocao_id),
  ],
)

export const promocaoAdicional = pgTable(
  'promocao_adicional',
  {
    promocao_id: promocao_id(),
    adicional_id: uuid()
      .notNull()
      .references(() => adicional.id),
    obrigatorio: boolean().notNull(),
    valor_promocional: integer().notNull(),
    meses: integer().notNull(),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promocao_id, t.adicional_id] }),
    index('promocao_adicional_adicional').on(t.adicional_id),
  ],
)
