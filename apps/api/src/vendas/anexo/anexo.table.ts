import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import { situacoesDeAnexo, vereditos } from '@balcao/contract/vendas/anexo'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'

/** A file of a sale, or of a draft that will be one. A replacement is a new row: the newest of its kind counts. */
export const anexo = pgTable(
  'anexo',
  {
    /** The upload's id, which the device may have made. */
    id: uuid().primaryKey(),
    /** No foreign key: the draft may not have reached the server yet. */
    venda_id: uuid().notNull(),
    tipo: text({ enum: tiposDeAnexo }).notNull(),
    versao: integer().notNull(),
    nome: text().notNull(),
    /** Null once a picture could not be converted. */
    arquivo_id: uuid(),
    /** Of the file as it left the device, and of what is stored: the same picture is found by either. */
    sha256: text().notNull(),
    sha256_guardado: text().notNull(),
    duracao_ms: integer(),
    situacao: text({ enum: situacoesDeAnexo }).notNull(),
    recusa: text(),
    veredito: text({ enum: vereditos }).notNull().default('PENDENTE'),
    motivo: text(),
    /** Of the client, when the subscriber sent it. */
    usuario_id: uuid().notNull(),
    usuario_nome: text().notNull(),
    /** Sent by the subscriber, through the link. */
    do_assinante: boolean().notNull().default(false),
    criado_em: instante().notNull().default(sql`now()`),
    /** Its draft is gone: nobody sees it any more, and the sweep takes it away with its file. */
    descartado_em: instante(),
  },
  (t) => [
    uniqueIndex('anexo_da_venda').on(t.venda_id, t.tipo, t.versao),
    index('anexo_sha256').on(t.sha256),
    index('anexo_sha256_guardado').on(t.sha256_guardado),
    index('anexo_arquivo').on(t.arquivo_id),
    index('anexo_criado_em').on(t.criado_em),
    index('anexo_descartado').on(t.descartado_em).where(sql`${t.descartado_em} is not null`),
  ],
)

/** An upload in parts. Finished, it stays for a while, because the answer to its last part may have been lost. */
export const anexoEnvio = pgTable(
  'anexo_envio',
  {
    id: uuid().primaryKey(),
    venda_id: uuid().notNull(),
    tipo: text({ enum: tiposDeAnexo }).notNull(),
    nome: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text(),
    usuario_id: uuid().notNull(),
    do_assinante: boolean().notNull().default(false),
    /** Hash of the token that continues it. */
    token: text().notNull(),
    deslocamento: integer().notNull().default(0),
    concluido_em: instante(),
    criado_em: instante().notNull().default(sql`now()`),
    atualizado_em: instante().notNull().default(sql`now()`),
  },
  (t) => [
    index('anexo_envio_da_venda').on(t.venda_id),
    index('anexo_envio_da_pessoa').on(t.usuario_id),
    index('anexo_envio_parado').on(t.atualizado_em),
  ],
)

/** What has arrived of an upload. Noted before it is stored, so that the sweep knows of it if the program dies. */
export const anexoParte = pgTable(
  'anexo_parte',
  {
    /** In the storage. */
    chave: text().primaryKey(),
    envio_id: uuid().notNull(),
    inicio: integer().notNull(),
    tamanho: integer().notNull(),
    /** The upload counts on it. */
    guardada: boolean().notNull().default(false),
    criado_em: instante().notNull().default(sql`now()`),
  },
  (t) => [
    index('anexo_parte_do_envio').on(t.envio_id, t.inicio),
    index('anexo_parte_solta').on(t.criado_em).where(sql`not ${t.guardada}`),
  ],
)

/** An address given to somebody for looking at a file, and whether they looked: one row per look. */
export const anexoAcesso = pgTable(
  'anexo_acesso',
  {
    id: uuid().primaryKey(),
    anexo_id: uuid().notNull(),
    venda_id: uuid().notNull(),
    usuario_id: uuid().notNull(),
    usuario_nome: text().notNull(),
    ip: text(),
    /** Hash of what the address carries. */
    token: text().notNull(),
    vale_ate: instante().notNull(),
    visto_em: instante(),
  },
  (t) => [
    uniqueIndex('anexo_acesso_token').on(t.token),
    index('anexo_acesso_da_venda').on(t.venda_id, t.visto_em),
    index('anexo_acesso_nao_visto').on(t.vale_ate).where(sql`${t.visto_em} is null`),
  ],
)
