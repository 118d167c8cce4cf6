import {
  type EncargosDoBoleto,
  type ItemDoBoleto,
  type PagadorDoBoleto,
  situacoesDePagamento,
} from '@balcao/contract/cobranca/boleto'
import {
  origensDeBoleto,
  registrosDeBoleto,
  situacoesDeBoleto,
} from '@balcao/contract/cobranca/boleto-estados'
import { especiesDeBoleto, meiosDePagamento } from '@balcao/contract/cobranca/boleto-opcoes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { colunasDeCadastro, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { boletoLote } from './lote.table.ts'

const centavos = () => bigint({ mode: 'number' })

/** A debt of a client, payable at the bank or by Pix. What was told to the bank is frozen in it. */
export const boleto = pgTable(
  'boleto',
  {
    ...colunasDeCadastro,
    /** What people call it. It is in the Pix code too, so a notice finds its boleto. */
    numero: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
    conta_bancaria_id: uuid()
      .notNull()
      .references(() => contaBancaria.id),
    /** Null for a test. */
    cliente_id: uuid().references(() => cliente.id),
    cliente_plano_id: uuid().references(() => contrato.id),
    venda_id: uuid().references(() => venda.id),
    lote_id: uuid().references(() => boletoLote.id),
    origem: text({ enum: origensDeBoleto }).notNull(),
    /** The month that is charged, `2026-12`. */
    competencia: text(),
    descricao: text().notNull(),
    itens: jsonb().$type<ItemDoBoleto[]>().notNull(),
    valor: centavos().notNull(),
    emissao: date().notNull(),
    vencimento: date().notNull(),
    especie: text({ enum: especiesDeBoleto }).notNull(),
    encargos: jsonb().$type<EncargosDoBoleto>().notNull(),
    instrucoes: text(),
    pagador: jsonb().$type<PagadorDoBoleto>().notNull(),
    nosso_numero: text().notNull(),
    nosso_numero_dv: text(),
    codigo_barras: text().notNull(),
    pix: text(),
    situacao: text({ enum: situacoesDeBoleto }).notNull().default('ABERTO'),
    registro: text({ enum: registrosDeBoleto }).notNull().default('A_REMETER'),
    /** Why the bank refused it, in words. */
    rejeicao: text(),
    pago_em: date(),
    valor_pago: centavos(),
    meio: text({ enum: meiosDePagamento }),
    credito_em: date(),
    tarifa: centavos(),
    cancelado_em: instante(),
    /** Why it was cancelled, or paid by hand. */
    motivo: text(),
    criado_por: uuid().references(() => usuario.id),
    /** What the list goes by: what is open by its due date, so overdue ones are first, then what is over. */
    a_vencer: date()
      .notNull()
      .generatedAlwaysAs(sql`case when situacao = 'ABERTO' then vencimento else 'infinity'::date end`),
  },
  (t) => [
    uniqueIndex('boleto_numero').on(t.numero),
    uniqueIndex('boleto_nosso_numero').on(t.conta_bancaria_id, t.nosso_numero),
    // A contract is charged once for a month, whatever runs at the same time.
    uniqueIndex('boleto_do_mes')
      .on(t.cliente_plano_id, t.competencia)
      .where(sql`${t.situacao} <> 'CANCELADO'`),
    uniqueIndex('boleto_da_venda')
      .on(t.venda_id)
      .where(sql`${t.situacao} <> 'CANCELADO' and ${t.origem} = 'VENDA'`),
    index('boleto_da_empresa').on(t.empresa_id, t.a_vencer, t.id),
    index('boleto_vencimento').on(t.empresa_id, t.vencimento, t.id),
    // Nearly all are registered in the end.
    index('boleto_do_registro')
      .on(t.empresa_id, t.registro, t.a_vencer, t.id)
      .where(sql`${t.registro} <> 'REGISTRADO'`),
    // Nearly all are of contracts.
    index('boleto_da_origem')
      .on(t.empresa_id, t.origem, t.a_vencer, t.id)
      .where(sql`${t.origem} <> 'CONTRATO'`),
    index('boleto_pago').on(t.empresa_id, t.pago_em, t.id).where(sql`${t.situacao} = 'PAGO'`),
    // Received in a period is added up from the index alone.
    index('boleto_recebido').on(t.empresa_id, t.pago_em, t.valor_pago).where(sql`${t.situacao} = 'PAGO'`),
    index('boleto_valor').on(t.empresa_id, t.valor, t.id),
    index('boleto_do_cliente').on(t.cliente_id, t.a_vencer, t.id),
    index('boleto_do_contrato').on(t.cliente_plano_id, t.competencia),
    index('boleto_do_lote').on(t.lote_id).where(sql`${t.lote_id} is not null`),
    index('boleto_codigo_barras').on(t.codigo_barras),
  ],
)

/**
 * What people search by: number, nosso número, name and document of the payer. Apart, because a boleto changes several times
 * in its life, and each time PostgreSQL would write all of its words into the index again.
 */
export const boletoBusca = pgTable(
  'boleto_busca',
  {
    boleto_id: uuid()
      .primaryKey()
      .references(() => boleto.id),
    /** As `sem_acento` writes it. */
    texto: text().notNull(),
  },
  (t) => [index('boleto_busca_texto').using('gin', sql`${t.texto} gin_trgm_ops`)],
)

/** Every amount that came for a boleto. The first that is enough settles it. */
export const boletoPagamento = pgTable(
  'boleto_pagamento',
  {
    ...colunasDeCadastro,
    boleto_id: uuid()
      .notNull()
      .references(() => boleto.id),
    /** What this payment is to whoever reported it. The same, twice, is one payment. */
    chave: text().notNull(),
    meio: text({ enum: meiosDePagamento }).notNull(),
    valor: centavos().notNull(),
    pago_em: date().notNull(),
    credito_em: date(),
    tarifa: centavos(),
    situacao: text({ enum: situacoesDePagamento }).notNull(),
    /** A person wrote it down. */
    a_mao: boolean().notNull(),
  },
  (t) => [
    uniqueIndex('boleto_pagamento_chave').on(t.boleto_id, t.chave),
    index('boleto_pagamento_a_conferir')
      .on(t.boleto_id)
      .where(sql`${t.situacao} in ('CONFERIR', 'DUPLICADO')`),
  ],
)

/** What happened to a boleto after it was issued, in words for people. */
export const boletoHistorico = pgTable(
  'boleto_historico',
  {
    id: uuid().primaryKey(),
    boleto_id: uuid()
      .notNull()
      .references(() => boleto.id),
    em: instante().notNull().default(sql`now()`),
    texto: text().notNull(),
    motivo: text(),
    /** The name at that moment. Null: the bank or the system. */
    quem: text(),
  },
  (t) => [index('boleto_historico_do_boleto').on(t.boleto_id, t.em)],
)
