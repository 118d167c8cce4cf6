import { movimentosDeRemessa } from '@balcao/contract/cobranca/boleto-opcoes'
import { situacoesDeRemessa } from '@balcao/contract/cobranca/remessa-api'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'
import { boleto } from './boleto.table.ts'

/** A file to the bank. Its titles are the instructions that point to it; once written, it never changes. */
export const remessa = pgTable(
  'remessa',
  {
    ...identidade,
    conta_bancaria_id: uuid()
      .notNull()
      .references(() => contaBancaria.id),
    /** Grows by one for each file of the account, without a gap. */
    numero: integer().notNull(),
    situacao: text({ enum: situacoesDeRemessa }).notNull().default('GERANDO'),
    /** Why it could not be written. */
    falha: text(),
    titulos: integer().notNull(),
    valor: bigint({ mode: 'number' }).notNull(),
    /** The provider's local time, as it is written into the file. */
    gerada_em: text().notNull(),
    arquivo_id: uuid().references(() => arquivo.id),
    /** The first time that somebody took the file. */
    baixada_em: instante(),
    criado_por: uuid()
      .notNull()
      .references(() => usuario.id),
    criado_em: instante().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('remessa_numero').on(t.conta_bancaria_id, t.numero),
    // One at a time: the next number is only known once this one is written.
    uniqueIndex('remessa_aberta').on(t.conta_bancaria_id).where(sql`${t.situacao} <> 'PRONTA'`),
  ],
)

/** What the bank is to be told about a boleto. Without a file yet, it goes into the next one. */
export const boletoInstrucao = pgTable(
  'boleto_instrucao',
  {
    ...identidade,
    boleto_id: uuid()
      .notNull()
      .references(() => boleto.id),
    conta_bancaria_id: uuid()
      .notNull()
      .references(() => contaBancaria.id),
    movimento: text({ enum: movimentosDeRemessa }).notNull(),
    remessa_id: uuid().references(() => remessa.id),
    criado_em: instante().notNull().default(sql`now()`),
  },
  (t) => [
    index('boleto_instrucao_a_remeter').on(t.conta_bancaria_id, t.id).where(sql`${t.remessa_id} is null`),
    index('boleto_instrucao_da_remessa').on(t.remessa_id, t.id),
    // Asked twice before the file is written, it is told once.
    uniqueIndex('boleto_instrucao_pendente').on(t.boleto_id, t.movimento).where(sql`${t.remessa_id} is null`),
  ],
)
