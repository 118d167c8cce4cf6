import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { type TipoDeAviso, tiposDeAviso } from '@balcao/contract/provedor/configuracao-avisos'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { instante } from '#infra/db/colunas.ts'
import { venda, vendaHistorico } from '#vendas/venda/venda.table.ts'

/** What one person is told about a sale. Names and words are read where they stand, so that they can be forgotten there. */
export const aviso = pgTable(
  'aviso',
  {
    id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuario.id),
    venda_id: uuid()
      .notNull()
      .references(() => venda.id),
    historico_id: uuid()
      .notNull()
      .references(() => vendaHistorico.id),
    tipo: text({ enum: tiposDeAviso }).notNull(),
    /** The kinds of attachment that were rejected then. */
    anexos: text().array().$type<TipoAnexo[]>().notNull().default([]),
    criado_em: instante().notNull().default(sql`now()`),
    lido_em: instante(),
    /** Whether a letter may still be written about it. */
    carta_pendente: boolean().notNull().default(true),
  },
  (t) => [
    index('aviso_da_pessoa').on(t.usuario_id, t.id),
    index('aviso_nao_lido').on(t.usuario_id, t.id).where(sql`${t.lido_em} is null`),
    index('aviso_da_venda').on(t.venda_id),
    index('aviso_do_historico').on(t.historico_id),
    index('aviso_sem_carta').on(t.id).where(sql`${t.carta_pendente}`),
    index('aviso_lido').on(t.lido_em).where(sql`${t.lido_em} is not null`),
  ],
)

/** Whoever has no row here gets everything by mail that goes by mail at all. */
export const avisoPreferencia = pgTable('aviso_preferencia', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuario.id),
  /** What they do not want. A kind that is new tomorrow is wanted. */
  sem_email: text().array().$type<TipoDeAviso[]>().notNull(),
})
