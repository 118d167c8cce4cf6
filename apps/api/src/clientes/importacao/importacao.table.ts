import type { Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import {
  type LinhaDaPrevia,
  modosDeImportacao,
  situacoesDeImportacao,
  tratosDoOpcional,
} from '@balcao/contract/clientes/importacao/importacao'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { colunaDeBusca, identidade, instante } from '#infra/db/colunas.ts'
import type { Linha } from '#infra/planilha/planilha.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

/** A spreadsheet of clients, from its upload to what came of every row. */
export const importacao = pgTable(
  'importacao',
  {
    ...identidade,
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
    usuario_id: uuid()
      .notNull()
      .references(() => usuario.id),
    usuario_nome: text().notNull(),
    nome_arquivo: text().notNull(),
    tamanho: integer().notNull(),
    /** The storage's key; null once the time to keep the file is over. */
    chave: text(),
    /** Null until the file was looked into: an upload that broke off there is nobody's import, and is swept. */
    colunas: jsonb().$type<string[]>(),
    formato: text({ enum: ['CSV', 'XLSX'] })
      .notNull()
      .default('CSV'),
    separador: text(),
    codificacao: text(),
    /** The first rows, for the preview: a spreadsheet is too much to be opened at each change of a column. */
    amostra: jsonb().$type<Linha[]>(),
    /** The header's words in their order: files that share it come from the same system. */
    assinatura: text(),
    mapeamento: jsonb().$type<Mapeamento>().notNull().default([]),
    mapeamento_lembrado: boolean().notNull().default(false),
    modo: text({ enum: modosDeImportacao }).notNull().default('AMBOS'),
    opcional_errado: text({ enum: tratosDoOpcional }).notNull().default('REJEITAR'),
    situacao: text({ enum: situacoesDeImportacao }).notNull().default('ENVIADA'),
    lidas: integer().notNull().default(0),
    criadas: integer().notNull().default(0),
    atualizadas: integer().notNull().default(0),
    iguais: integer().notNull().default(0),
    rejeitadas: integer().notNull().default(0),
    com_aviso: integer().notNull().default(0),
    /** Of each half of the file, the number of the last row whose outcome is stored: where to go on after a crash. */
    ultimas_linhas: integer().array().notNull().default([0, 0]),
    andamento: real().notNull().default(0),
    /** How often it was begun since the last row got in: what always dies in the same place is given up. */
    tentativas: integer().notNull().default(0),
    erro: text(),
    /** Whose doing the changes are, for the history of each client. */
    ip: text(),
    agente: text(),
    criado_em: instante().notNull().default(sql`now()`),
    iniciado_em: instante(),
    terminado_em: instante(),
    busca: colunaDeBusca(sql`nome_arquivo || ' ' || usuario_nome`),
  },
  (t) => [
    index('importacao_recentes').on(t.criado_em, t.id),
    index('importacao_da_empresa').on(t.empresa_id, t.criado_em, t.id),
    index('importacao_assinatura').on(t.empresa_id, t.assinatura, t.iniciado_em),
  ],
)

/** A row that did not get in, or not with all of its values, as the file has it. */
export const importacaoRejeitada = pgTable(
  'importacao_rejeitada',
  {
    importacao_id: uuid()
      .notNull()
      .references(() => importacao.id),
    linha: integer().notNull(),
    celulas: jsonb().$type<string[]>().notNull(),
    motivos: jsonb().$type<LinhaDaPrevia['motivos']>().notNull(),
    /** It got in, without what the reasons name. */
    entrou: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importacao_id, t.linha] })],
)

/** Which row brought each document, while the import runs: a later row with the same one is a repetition. */
export const importacaoDocumento = pgTable(
  'importacao_documento',
  {
    // Not a foreign key: a hundred thousand checks for what lives as long as the import runs.
    importacao_id: uuid().notNull(),
    documento: text().notNull(),
    linha: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importacao_id, t.documento] })],
)
