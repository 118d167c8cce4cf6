import { autores } from '@balcao/contract/base/auditoria'
import {
  acontecimentosDoAtendimento,
  enviosDeMensagem,
  tiposDeMensagem,
} from '@balcao/contract/posvenda/atendimento'
import { situacoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-opcoes'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'
import { atendimento } from './atendimento.table.ts'

const doAtendimento = {
  atendimento_id: uuid()
    .notNull()
    .references(() => atendimento.id),
}

/** What happened to a ticket, one line each. */
export const atendimentoHistorico = pgTable(
  'atendimento_historico',
  {
    id: uuid().primaryKey(),
    ...doAtendimento,
    em: instante().notNull().default(sql`now()`),
    acao: text({ enum: acontecimentosDoAtendimento }).notNull(),
    de: text({ enum: situacoesDeAtendimento }),
    para: text({ enum: situacoesDeAtendimento }).notNull(),
    autor: text({ enum: autores }).notNull(),
    autor_id: uuid(),
    quem: text(),
    motivo: text(),
    detalhe: text(),
  },
  (t) => [index('atendimento_historico_do_atendimento').on(t.atendimento_id, t.id)],
)

export const atendimentoMensagem = pgTable(
  'atendimento_mensagem',
  {
    /** Made by the browser. Sent twice, it is one message, and one mail. */
    id: uuid().primaryKey(),
    ...doAtendimento,
    em: instante().notNull().default(sql`now()`),
    usuario_id: uuid().notNull(),
    quem: text().notNull(),
    tipo: text({ enum: tiposDeMensagem }).notNull(),
    texto: text().notNull(),
    /** Of a message to the client: the address that it goes to, and how far it got. */
    para: text(),
    envio: text({ enum: enviosDeMensagem }),
  },
  (t) => [index('atendimento_mensagem_do_atendimento').on(t.atendimento_id, t.em)],
)

export const atendimentoAnexo = pgTable(
  'atendimento_anexo',
  {
    /** Made by the browser. */
    id: uuid().primaryKey(),
    ...doAtendimento,
    em: instante().notNull().default(sql`now()`),
    usuario_id: uuid().notNull(),
    quem: text().notNull(),
    nome: text().notNull(),
    mime: text().notNull(),
    tamanho: integer().notNull(),
    arquivo_id: uuid().notNull(),
    /** Nobody may have it any more: the sweep takes it away with its file. */
    descartado_em: instante(),
  },
  (t) => [
    index('atendimento_anexo_do_atendimento').on(t.atendimento_id, t.em),
    index('atendimento_anexo_descartado').on(t.descartado_em).where(sql`${t.descartado_em} is not null`),
  ],
)

/** One row per look at a file. */
export const atendimentoAnexoAcesso = pgTable(
  'atendimento_anexo_acesso',
  {
    id: uuid().primaryKey(),
    ...doAtendimento,
    anexo_id: uuid().notNull(),
    em: instante().notNull().default(sql`now()`),
    usuario_id: uuid().notNull(),
    usuario_nome: text().notNull(),
    ip: text(),
  },
  (t) => [index('atendimento_anexo_acesso_do_atendimento').on(t.atendimento_id, t.em)],
)
