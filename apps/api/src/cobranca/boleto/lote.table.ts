import { situacoesDeLote } from '@balcao/contract/cobranca/lote-api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'

/** The boletos of a month for all active contracts of a company. A job walks through them by their ids. */
export const boletoLote = pgTable(
  'boleto_lote',
  {
    ...identidade,
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
    conta_bancaria_id: uuid()
      .notNull()
      .references(() => contaBancaria.id),
    /** `2026-12`. */
    competencia: text().notNull(),
    emissao: date().notNull(),
    situacao: text({ enum: situacoesDeLote }).notNull().default('EM_ANDAMENTO'),
    /** Contracts to look at, as counted when it began. */
    total: integer().notNull(),
    vistos: integer().notNull().default(0),
    emitidos: integer().notNull().default(0),
    /** Already had one for this month, or nothing to pay. */
    sem_cobranca: integer().notNull().default(0),
    falhas: integer().notNull().default(0),
    valor: bigint({ mode: 'number' }).notNull().default(0),
    /** The last contract that is done: a program that is started again goes on behind it. */
    depois_de: uuid(),
    criado_por: uuid()
      .notNull()
      .references(() => usuario.id),
    criado_em: instante().notNull().default(sql`now()`),
    concluido_em: instante(),
    /** Why the program stopped it. Null when a person did. */
    motivo: text(),
  },
  (t) => [
    index('boleto_lote_da_empresa').on(t.empresa_id, t.id),
    // One at a time: two would look at the same contracts.
    uniqueIndex('boleto_lote_em_andamento')
      .on(t.empresa_id, t.competencia)
      .where(sql`${t.situacao} = 'EM_ANDAMENTO'`),
  ],
)

/** Contracts that got no boleto, and why. */
export const boletoLoteFalha = pgTable(
  'boleto_lote_falha',
  {
    lote_id: uuid()
      .notNull()
      .references(() => boletoLote.id),
    cliente_plano_id: uuid()
      .notNull()
      .references(() => contrato.id),
    motivo: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lote_id, t.cliente_plano_id] })],
)
