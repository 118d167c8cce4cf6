import { eventosDoRetorno } from '@balcao/contract/cobranca/retorno-eventos'
import { situacoesDeRetorno } from '@balcao/contract/cobranca/retorno-opcoes'
import { type ResultadoLinha, resultadosDeLinha } from '@balcao/contract/cobranca/retorno-resultados'
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'

/** A file from the bank. */
export const retorno = pgTable(
  'retorno',
  {
    ...identidade,
    conta_bancaria_id: uuid()
      .notNull()
      .references(() => contaBancaria.id),
    nome: text().notNull(),
    sha256: text().notNull(),
    arquivo_id: uuid()
      .notNull()
      .references(() => arquivo.id),
    /** The bank's own number of the file. */
    sequencial: integer(),
    gerado_em: date(),
    situacao: text({ enum: situacoesDeRetorno }).notNull().default('LENDO'),
    linhas: integer().notNull(),
    lidas: integer().notNull().default(0),
    /** How many lines had each result. */
    resultados: jsonb().$type<Partial<Record<ResultadoLinha, number>>>().notNull().default({}),
    valor_pago: bigint({ mode: 'number' }).notNull().default(0),
    tarifas: bigint({ mode: 'number' }).notNull().default(0),
    /** Null: it lay in the watched folder. */
    criado_por: uuid().references(() => usuario.id),
    criado_em: instante().notNull().default(sql`now()`),
    concluido_em: instante(),
  },
  (t) => [
    uniqueIndex('retorno_arquivo').on(t.conta_bancaria_id, t.sha256),
    index('retorno_da_conta').on(t.conta_bancaria_id, t.id),
  ],
)

/** One title of a file from the bank, and what became of it. */
export const retornoLinha = pgTable(
  'retorno_linha',
  {
    retorno_id: uuid()
      .notNull()
      .references(() => retorno.id),
    /** The line of the file. */
    linha: integer().notNull(),
    conta_bancaria_id: uuid()
      .notNull()
      .references(() => contaBancaria.id),
    boleto_id: uuid().references(() => boleto.id),
    nosso_numero: text().notNull(),
    ocorrencia: text().notNull(),
    evento: text({ enum: eventosDoRetorno }).notNull(),
    /** The bank's reasons in words. */
    motivos: text(),
    valor_titulo: bigint({ mode: 'number' }).notNull(),
    valor_pago: bigint({ mode: 'number' }).notNull(),
    tarifa: bigint({ mode: 'number' }).notNull(),
    vencimento: date(),
    data_ocorrencia: date(),
    data_credito: date(),
    /** Null: not yet looked at. */
    resultado: text({ enum: resultadosDeLinha }),
    texto: text(),
  },
  (t) => [
    primaryKey({ columns: [t.retorno_id, t.linha] }),
    index('retorno_linha_do_boleto').on(t.boleto_id).where(sql`${t.boleto_id} is not null`),
    // The same line in another file changes nothing.
    index('retorno_linha_igual').on(t.conta_bancaria_id, t.nosso_numero, t.ocorrencia, t.valor_pago),
    index('retorno_linha_resultado')
      .on(t.retorno_id, t.resultado, t.linha)
      .where(sql`${t.resultado} is not null`),
  ],
)
