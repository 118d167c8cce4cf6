import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { grupoPermissao } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

export const usuario = pgTable(
  'usuario',
  {
    ...colunasDeCadastro,
    nome: text().notNull(),
    /** Always lower case, because the contract's schema converts it. */
    email: text().notNull(),
    telefone: text(),
    grupo_permissao_id: uuid()
      .notNull()
      .references(() => grupoPermissao.id),
    /** Every company, present and future. The list of companies is then empty. */
    todas_empresas: boolean().notNull().default(false),
    /** Where the person sells when a sale does not name a channel. */
    canal_venda_id: uuid().references(() => canalVenda.id),
    provedor: text({ enum: ['local', 'microsoft'] }).notNull(),
    ativo: boolean().notNull().default(true),
    /** When the person first set a password or first came through Microsoft. */
    convite_aceito_em: instante(),
    ultimo_acesso: instante(),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome || ' ' || email || ' ' || coalesce(telefone, '')`),
  },
  (t) => [
    uniqueIndex('usuario_email').on(t.email).where(sql`${t.excluido_em} is null`),
    index('usuario_grupo').on(t.grupo_permissao_id),
    index('usuario_canal').on(t.canal_venda_id),
    // One index for each order of the list.
    index('usuario_por_nome')
      .on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id)
      .where(sql`${t.excluido_em} is null`),
    index('usuario_por_email')
      .on(sql`${t.email} collate "pt-BR-x-icu"`, t.id)
      .where(sql`${t.excluido_em} is null`),
    index('usuario_por_acesso')
      .on(sql`coalesce(${t.ultimo_acesso}, '-infinity')`, t.id)
      .where(sql`${t.excluido_em} is null`),
    index('usuario_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
  ],
)

export const usuarioEmpresa = pgTable(
  'usuario_empresa',
  {
    usuario_id: uuid()
      .notNull()
      .references(() => usuario.id),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.empresa_id] }),
    index('usuario_empresa_empresa').on(t.empresa_id),
  ],
)
