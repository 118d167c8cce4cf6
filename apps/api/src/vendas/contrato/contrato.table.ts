import { situacoesDeCliente } from '@balcao/contract/clientes/cliente/situacao'
import { situacoesDeContrato } from '@balcao/contract/vendas/contrato'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { colunasDeCadastro, instante } from '#infra/db/colunas.ts'
import { venda } from '#vendas/venda/venda.table.ts'

/** A contract of a client. What was agreed is frozen in its sale, and since then in its events. */
export const contrato = pgTable(
  'cliente_plano',
  {
    ...colunasDeCadastro,
    venda_id: uuid()
      .notNull()
      .references(() => venda.id),
    cliente_id: uuid()
      .notNull()
      .references(() => cliente.id),
    endereco_id: uuid()
      .notNull()
      .references(() => clienteEndereco.id),
    situacao: text({ enum: situacoesDeContrato }).notNull(),
    // As sale and events make them, for lists.
    plano_nome: text().notNull().default(''),
    /** The regular monthly value. */
    mensalidade: integer().notNull().default(0),
    ativo_desde: date(),
    fidelidade_ate: date(),
    numero_de_serie: text(),
    /** What the client was before this contract made them active. */
    cliente_antes: text({ enum: situacoesDeCliente }),
    cancelado_em: instante(),
    motivo: text(),
  },
  (t) => [
    uniqueIndex('cliente_plano_da_venda').on(t.venda_id).where(sql`${t.situacao} <> 'CANCELADO'`),
    index('cliente_plano_do_cliente').on(t.cliente_id, t.id),
    // Few of them, and looked through every minute for those that have paid.
    index('cliente_plano_suspenso').on(t.id).where(sql`${t.situacao} = 'SUSPENSO'`),
    index('cliente_plano_no_endereco').on(t.endereco_id).where(sql`${t.situacao} <> 'CANCELADO'`),
  ],
)
