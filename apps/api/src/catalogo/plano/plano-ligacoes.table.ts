import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { adicional } from '#catalogo/adicional/adicional.table.ts'
import { recurso } from '#catalogo/recurso/recurso.table.ts'
import { instante } from '#infra/db/colunas.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'
import { plano } from './plano.table.ts'

const plano_id = () =>
  uuid()
    .notNull()
    .references(() => plano.id)

/** The price from this day until the next row's day. Once its day has passed, a row never changes. */
export const planoPreco = pgTable(
  'plano_preco',
  {
    plano_id: plano_id(),
    a_partir_de: date().notNull(),
    valor_mensal: integer().notNull(),
    taxa_instalacao: integer().notNull(),
    criado_em: instante().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.plano_id, t.a_partir_de] })],
)

export const planoEmpresa = pgTable(
  'plano_empresa',
  {
    plano_id: plano_id(),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
  },
  (t) => [
    primaryKey({ columns: [t.plano_id, t.empresa_id] }),
    index('plano_empresa_empresa').on(t.empresa_id),
  ],
)

export const planoCidade = pgTable(
  'plano_cidade',
  {
    plano_id: plano_id(),
    codigo_ibge: integer()
      .notNull()
      .references(() => municipio.codigo),
  },
  // By city first, because "what is sold here" reads the plans of one city.
  (t) => [primaryKey({ columns: [t.codigo_ibge, t.plano_id] }), index('plano_cidade_plano').on(t.plano_id)],
)

export const planoCanal = pgTable(
  'plano_canal',
  {
    plano_id: plano_id(),
    canal_venda_id: uuid()
      .notNull()
      .references(() => canalVenda.id),
  },
  (t) => [
    primaryKey({ columns: [t.plano_id, t.canal_venda_id] }),
    index('plano_canal_canal').on(t.canal_venda_id),
  ],
)

export const planoRecurso = pgTable(
  'plano_recurso',
  {
    plano_id: plano_id(),
    recurso_id: uuid()
      .notNull()
      .references(() => recurso.id),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.plano_id, t.recurso_id] }),
    index('plano_recurso_recurso').on(t.recurso_id),
  ],
)

export const planoAdicional = pgTable(
  'plano_adicional',
  {
    plano_id: plano_id(),
    adicional_id: uuid()
      .notNull()
      .references(() => adicional.id),
    obrigatorio: boolean().notNull(),
    /** Null: the additional's own price. */
    valor: integer(),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.plano_id, t.adicional_id] }),
    index('plano_adicional_adicional').on(t.adicional_id),
  ],
)
