import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { tiposDeModelo } from '@balcao/contract/vendas/aceite-modelo'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'
import { venda } from '#vendas/venda/venda.table.ts'

export type DocumentoAceito = { tipo: TipoAnexo; sha256: string; enviado_em: string; quem: string }

/** What the subscriber saw and did. The PDF is written from it alone, whatever becomes of the sale. */
export type ProvasDoAceite = {
  /** With the exact texts. */
  oferta: OfertaDoAssinante
  documentos: DocumentoAceito[]
  linha_do_tempo: { em: string; texto: string }[]
  /** The provider's time zone, in which the PDF writes hours. */
  fuso: string
}

/** One acceptance by the subscriber. A sale that was changed afterwards gets another. */
export const aceite = pgTable(
  'aceite',
  {
    ...identidade,
    venda_id: uuid()
      .notNull()
      .references(() => venda.id),
    /** Whose it is, since the sale was given to another client. Null: it is of the sale's client. */
    cliente_id: uuid().references(() => cliente.id),
    /** The link that it was made with: each can be used once. */
    link_numero: integer().notNull(),
    em: instante().notNull(),
    /** Of what was sold (porta.ts). */
    resumo: text().notNull(),
    texto_sha256: text().notNull(),
    /** From here on null once the person was forgotten. */
    nome: text(),
    ip: text(),
    agente: text(),
    provas: jsonb().$type<ProvasDoAceite>(),
    pdf_sha256: text(),
    /** Its record is of `infra`. Null until it is made. */
    pdf_arquivo_id: uuid(),
    /** The person was forgotten: nobody sees it any more, and the sweep takes its PDF away. */
    descartado_em: instante(),
  },
  (t) => [
    uniqueIndex('aceite_do_link').on(t.venda_id, t.link_numero),
    index('aceite_do_cliente').on(t.cliente_id).where(sql`${t.cliente_id} is not null`),
    index('aceite_descartado').on(t.id).where(sql`descartado_em is not null and pdf_arquivo_id is not null`),
  ],
)

/** Wrong answers to the question who one is, by link. What is no link is counted the same way. */
export const tentativaDoLink = pgTable(
  'tentativa_do_link',
  {
    /** Hash of the token. */
    chave: text().primaryKey(),
    falhas: integer().notNull(),
    ultima_em: instante().notNull(),
  },
  (t) => [index('tentativa_do_link_antiga').on(t.ultima_em)],
)

/** Versions 2 and later of the texts: the first comes with the program. */
export const modeloDeTexto = pgTable(
  'modelo_texto',
  {
    tipo: text({ enum: tiposDeModelo }).notNull(),
    versao: integer().notNull(),
    texto: text().notNull(),
    criado_em: instante().notNull().default(sql`now()`),
    usuario_nome: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tipo, t.versao] })],
)
