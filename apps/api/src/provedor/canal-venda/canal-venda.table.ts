import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { colunaDeBusca, colunasDeCadastro, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

export const canalVenda = pgTable(
  'canal_venda',
  {
    ...colunasDeCadastro,
    nome: text().notNull(),
    tipo: text({ enum: tiposDeCanal }).notNull(),
    anexos_obrigatorios: text({ enum: tiposDeAnexo }).array().$type<TipoAnexo[]>().notNull(),
    exige_aceite_digital: boolean().notNull(),
    fora_do_estabelecimento: boolean().notNull(),
    roteiro_audio: text(),
    todas_empresas: boolean().notNull(),
    ativo: boolean().notNull().default(true),
    excluido_em: instante(),
    busca: colunaDeBusca(sql`nome`),
  },
  (t) => [
    uniqueIndex('canal_venda_nome').on(sql`nome_comparavel(${t.nome})`).where(sql`${t.excluido_em} is null`),
    index('canal_venda_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
  ],
)

export const canalVendaEmpresa = pgTable(
  'canal_venda_empresa',
  {
    canal_venda_id: uuid()
      .notNull()
      .references(() => canalVenda.id),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
  },
  (t) => [
    primaryKey({ columns: [t.canal_venda_id, t.empresa_id] }),
    index('canal_venda_empresa_empresa').on(t.empresa_id),
  ],
)
