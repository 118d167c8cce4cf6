import { bigint, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '#infra/db/colunas.ts'
import { type NomeDaSoma, nomesDasSomas } from './somas.ts'

const soma = () => bigint({ mode: 'number' }).notNull()
const somas = Object.fromEntries(nomesDasSomas.map((nome) => [nome, soma()])) as Record<
  NomeDaSoma,
  ReturnType<typeof soma>
>

/**
 * The figures of a day or of a month, for each company and channel, and over all of those: of all sales (`TODAS`), and for
 * each seller, plan and city.
 */
export const painelSoma = pgTable(
  'painel_soma',
  {
    corte: text({ enum: ['TODAS', 'VENDEDOR', 'PLANO', 'CIDADE'] }).notNull(),
    /** `D`: a day. `M`: a month, which `inicio` names by its first day. `DT`, `MT`: over every company and channel. */
    grao: text({ enum: ['D', 'M', 'DT', 'MT'] }).notNull(),
    inicio: date().notNull(),
    /** Which seller, plan or city. Empty over all sales. */
    chave: text().notNull(),
    empresa_id: uuid().notNull(),
    canal_venda_id: uuid().notNull(),
    ...somas,
  },
  (t) => [
    primaryKey({
      name: 'painel_soma_pk',
      columns: [t.corte, t.grao, t.inicio, t.chave, t.empresa_id, t.canal_venda_id],
    }),
  ],
)

/**
 * What has changed in sales and is not in the sums yet: `sinal` takes a sale out as it was, or puts it in as it is. A
 * trigger writes it, so nothing that changes a sale can forget to. Two people who sell at once never wait for each other
 * here, as they would in a sum.
 */
export const painelMudanca = pgTable('painel_mudanca', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sinal: smallint().notNull(),
  empresa_id: uuid().notNull(),
  canal_venda_id: uuid().notNull(),
  vendedor_id: uuid().notNull(),
  plano_id: uuid().notNull(),
  codigo_ibge: integer().notNull(),
  mensalidade: integer().notNull(),
  criado_em: instante().notNull(),
  analise_em: instante(),
  aprovada_em: instante(),
  agendada_em: instante(),
  concluida_em: instante(),
  reprovada_em: instante(),
  cancelada_em: instante(),
})

/** One row once everything has been counted. The sums are only right for days of this time zone. */
export const painelContagem = pgTable('painel_contagem', {
  id: smallint().primaryKey().default(1),
  fuso: text().notNull(),
  contado_em: instante().notNull(),
})
