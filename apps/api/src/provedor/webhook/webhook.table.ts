import { situacoesDeEntrega } from '@balcao/contract/provedor/webhook-filtro'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

/** Another system that wants to know what happens, and how its deliveries go. */
export const webhook = pgTable(
  'webhook',
  {
    ...colunasDeCadastro,
    nome: text().notNull(),
    url: text().notNull(),
    /** Plain texts: an event that a later version takes away must not make the row unreadable. */
    eventos: text().array().notNull(),
    todas_empresas: boolean().notNull(),
    ativo: boolean().notNull(),
    /** Encrypted. */
    segredo: text().notNull(),
    segredo_anterior: text(),
    segredo_anterior_ate: instante(),
    falhas_seguidas: integer().notNull().default(0),
    falhando_desde: instante(),
    /** A receiver that is down is left alone for a while, instead of trying every event on it. */
    pausado_ate: instante(),
    desligado_por: text(),
    /** Somebody delivers until then. A copy of the program that died has no turn any more. */
    vez_ate: instante(),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome || ' ' || url`),
  },
  (t) => [
    uniqueIndex('webhook_nome').on(sql`nome_comparavel(${t.nome})`).where(sql`${t.excluido_em} is null`),
  ],
)

export const webhookEmpresa = pgTable(
  'webhook_empresa',
  {
    webhook_id: uuid()
      .notNull()
      .references(() => webhook.id),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
  },
  (t) => [
    primaryKey({ columns: [t.webhook_id, t.empresa_id] }),
    index('webhook_empresa_empresa').on(t.empresa_id),
  ],
)

/** An event for one receiver, written in the transaction of what happened. Its id is the `webhook-id`. */
export const webhookEntrega = pgTable(
  'webhook_entrega',
  {
    id: uuid().primaryKey(),
    /** Given by the database while the record is locked: clocks of two copies may differ. */
    ordem: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    webhook_id: uuid()
      .notNull()
      .references(() => webhook.id),
    evento: text().notNull(),
    /** What it is about. Not a foreign key: the log does not keep a record from going. */
    registro_id: uuid().notNull(),
    corpo: text().notNull(),
    situacao: text({ enum: situacoesDeEntrega }).notNull().default('PENDENTE'),
    tentativas: integer().notNull().default(0),
    proxima_em: instante().default(sql`now()`),
    status_http: integer(),
    falha: text(),
    resposta: text(),
    duracao_ms: integer(),
    criado_em: instante().notNull().default(sql`now()`),
    tentada_em: instante(),
  },
  (t) => [
    index('webhook_entrega_pendente').on(t.webhook_id, t.ordem).where(sql`${t.situacao} = 'PENDENTE'`),
    index('webhook_entrega_do_registro')
      .on(t.webhook_id, t.registro_id, t.ordem)
      .where(sql`${t.situacao} = 'PENDENTE'`),
    index('webhook_entrega_lista').on(t.webhook_id, t.id),
    index('webhook_entrega_situacao').on(t.webhook_id, t.situacao, t.id),
    index('webhook_entrega_criada').on(t.criado_em),
  ],
)
