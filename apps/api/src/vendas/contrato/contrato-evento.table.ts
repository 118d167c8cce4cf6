import { autores } from '@balcao/contract/base/auditoria'
import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import type { Acordo } from '@balcao/contract/vendas/contrato-acordado'
import { situacoesDeEvento, type TipoEvento } from '@balcao/contract/vendas/contrato-evento'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { plano } from '#catalogo/plano/plano.table.ts'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'
import { contrato } from './contrato.table.ts'

export type ClienteMudado = { id: string; de: SituacaoCliente; para: SituacaoCliente }

/** What was agreed for a contract, on its day: planned, done, taken back, or impossible when the day came. */
export const contratoEvento = pgTable(
  'contrato_evento',
  {
    ...identidade,
    contrato_id: uuid()
      .notNull()
      .references(() => contrato.id),
    tipo: text().$type<TipoEvento>().notNull(),
    /** The provider's own day. */
    dia: date().notNull(),
    situacao: text({ enum: situacoesDeEvento }).notNull(),
    /** As the catalogue was when it was agreed. Names and addresses are read where they stand. */
    dados: jsonb().$type<Acordo['dados']>().notNull(),
    plano_id: uuid().references(() => plano.id),
    /** The new holder, and where. */
    cliente_id: uuid().references(() => cliente.id),
    endereco_id: uuid().references(() => clienteEndereco.id),
    /** Of a cancellation that was done. */
    multa: integer(),
    /** What it made of the clients, so that taking it back is exact. */
    clientes: jsonb().$type<ClienteMudado[]>(),
    motivo: text(),
    falha: text(),
    autor: text({ enum: autores }).notNull(),
    autor_id: uuid(),
    quem: text(),
    criado_em: instante().notNull().default(sql`now()`),
    aplicado_em: instante(),
    desfeito_em: instante(),
    desfeito_por: text(),
  },
  (t) => [
    uniqueIndex('contrato_evento_do_dia')
      .on(t.contrato_id, t.dia)
      .where(sql`${t.situacao} in ('PLANEJADO', 'FEITO')`),
    index('contrato_evento_do_contrato').on(t.contrato_id, t.dia, t.id),
    index('contrato_evento_planejado').on(t.dia).where(sql`${t.situacao} = 'PLANEJADO'`),
    index('contrato_evento_do_plano').on(t.plano_id).where(sql`${t.plano_id} is not null`),
    index('contrato_evento_do_cliente').on(t.cliente_id).where(sql`${t.cliente_id} is not null`),
    index('contrato_evento_no_endereco').on(t.endereco_id).where(sql`${t.endereco_id} is not null`),
  ],
)
