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

/** A spreadsheet of clients, from its upload to the outcome of every row. */
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
    /** The key in the storage. Null after the file was deleted. */
    chave: text(),
    /** Null until the file was opened. An upload that stopped before that belongs to nobody and is swept. */
    colunas: jsonb().$type<string[]>(),
    formato: text({ enum: ['CSV', 'XLSX'] })
      .notNull()
      .default('CSV'),
    separador: text(),
    codificacao: text(),
    /**
     * The first rows, for the preview. Opening the spreadsheet at each change of a column would be too slow.
     */
    amostra: jsonb().$type<Linha[]>(),
    /** The header's words in order. Files with the same header come from the same system. */
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
    /** For each half of the file, the last row whose outcome is stored: where to continue after a crash. */
    ultimas_linhas: integer().array().notNull().default([0, 0]),
    andamento: real().notNull().default(0),
    /** Starts since the last imported row. An import that always dies at the same place is given up. */
    tentativas: integer().notNull().default(0),
    erro: text(),
    /** The origin of the changes, for each client's history. */
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

/** A row that was rejected or only partly imported, as in the file. */
export const importacaoRejeitada = pgTable(
  'importacao_rejeitada',
  {
    importacao_id: uuid()
      .notNull()
      .references(() => importacao.id),
    linha: integer().notNull(),
    celulas: jsonb().$type<string[]>().notNull(),
    motivos: jsonb().$type<LinhaDaPrevia['motivos']>().notNull(),
    /** True: imported without the values that the reasons name. */
    entrou: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importacao_id, t.linha] })],
)

/** Which row had each document, while the import runs. A later row with the same document is a repetition. */
export const importacaoDocumento = pgTable(
  'importacao_documento',
  {
    // Not a foreign key: that would be a hundred thousand checks for rows that only exist while the import
    // runs.
    importacao_id: uuid().notNull(),
    documento: text().notNull(),
    linha: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importacao_id, t.documento] })],
)
