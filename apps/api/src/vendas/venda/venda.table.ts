import { autores } from '@balcao/contract/base/auditoria'
import type { Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import type { Etiqueta } from '@balcao/contract/catalogo/oferta-etiqueta'
import type { AdicionalDoPreco } from '@balcao/contract/catalogo/preco/preco-entrada'
import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { nomesDosMarcos } from '@balcao/contract/vendas/marco'
import { formasDePagamento, turnos } from '@balcao/contract/vendas/pagamento'
import type { CanalDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Restricao } from '@balcao/contract/vendas/restricao'
import { situacoesDeVenda } from '@balcao/contract/vendas/situacao'
import type { ClienteDaVenda, EnderecoDaVenda } from '@balcao/contract/vendas/venda-dados'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { colunaDeBusca, instante } from '#infra/db/colunas.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'

/** What was sold, as the catalogue and the channel were then. Later edits there do not change it. */
export type OfertaCongelada = {
  dia: string
  plano: Omit<Oferta, 'adicionais' | 'promocoes'>
  adicionais: AdicionalDoPreco[]
  promocoes: PromocaoDaOferta[]
  canal: CanalDaVenda
  etiqueta: Etiqueta
}

/** `resumo` is the hash of what was authorised, `regras` what restricted it then: older ones do not say. */
export type Autorizacao = { por: string; em: string; motivo: string; resumo: string; regras?: string[] }

export const venda = pgTable(
  'venda',
  {
    /** The draft's id, made on the device. Sent a hundred times, it is one sale. */
    id: uuid().primaryKey(),
    protocolo: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
    canal_venda_id: uuid()
      .notNull()
      .references(() => canalVenda.id),
    vendedor_id: uuid()
      .notNull()
      .references(() => usuario.id),
    /** The seller, who sent it, and every earlier seller. None of them decides about it. */
    donos: uuid().array().notNull(),
    cliente_id: uuid()
      .notNull()
      .references(() => cliente.id),
    /** Whether the client's record began with this sale. */
    cliente_criado: boolean().notNull(),
    endereco_id: uuid()
      .notNull()
      .references(() => clienteEndereco.id),
    /** Whether that address came into the record with this sale. Null: sent before this was noted. */
    endereco_criado: boolean(),
    plano_id: uuid()
      .notNull()
      .references(() => plano.id),
    codigo_ibge: integer()
      .notNull()
      .references(() => municipio.codigo),
    situacao: text({ enum: situacoesDeVenda }).notNull(),
    situacao_em: instante().notNull().default(sql`now()`),
    /** Why it was returned, refused or cancelled. */
    motivo: text(),
    /** As typed: what an edit or a copy starts from. */
    dados: jsonb().$type<DadosDoRascunho>().notNull(),
    cliente: jsonb().$type<ClienteDaVenda>().notNull(),
    endereco: jsonb().$type<EnderecoDaVenda & { cidade: string; uf: string }>().notNull(),
    oferta: jsonb().$type<OfertaCongelada>().notNull(),
    preco: jsonb().$type<Preco>().notNull(),
    // Of the frozen parts, for lists and sums: those are large, and stored apart from the row.
    cliente_nome: text().notNull(),
    plano_nome: text().notNull(),
    cidade: text().notNull(),
    mensalidade: integer().notNull(),
    dia_vencimento: smallint().notNull(),
    forma_pagamento: text({ enum: formasDePagamento }).notNull(),
    agendamento_data: date().notNull(),
    agendamento_turno: text({ enum: turnos }).notNull(),
    observacoes: text(),
    restricoes: jsonb().$type<Restricao[]>().notNull(),
    autorizacao: jsonb().$type<Autorizacao>(),
    /** Hash of what the subscriber accepted. */
    aceite_resumo: text(),
    /** Until when the subscriber may accept. */
    aceite_ate: instante(),
    /** Counts the links sent to the subscriber. Only the last one opens. */
    link_numero: integer().notNull().default(1),
    /** Counts to how many other clients it was given. Only the present one's link to follow it by opens. */
    cliente_numero: integer().notNull().default(0),
    arrependimento_ate: date(),
    // When it first came so far, written by a trigger: lists and figures go by it.
    analise_em: instante(),
    aprovada_em: instante(),
    agendada_em: instante(),
    concluida_em: instante(),
    reprovada_em: instante(),
    cancelada_em: instante(),
    /** When the device says that it was made. */
    feita_em: instante(),
    /** Hash of the body that was sent: the same id with another body is refused. */
    resumo_do_envio: text().notNull(),
    criado_em: instante().notNull().default(sql`now()`),
    atualizado_em: instante().notNull().default(sql`now()`),
    versao: integer().notNull().default(1),
    busca: colunaDeBusca(
      sql`protocolo::text || ' ' || cliente_nome || ' ' || (cliente ->> 'cpf_cnpj') || ' ' || jsonb_path_query_array(cliente, '$.telefones[*].numero')::text`,
    ),
  },
  (t) => {
    const aberta = sql`${t.situacao} not in ('CONCLUIDA', 'REPROVADA', 'CANCELADA')`
    const devolvida = sql`${t.situacao} in ('PENDENTE', 'EXPIRADA')`
    return [
      uniqueIndex('venda_protocolo').on(t.protocolo),
      index('venda_do_vendedor').on(t.vendedor_id, t.situacao_em, t.id),
      index('venda_devolvida_ao_vendedor').on(t.vendedor_id, t.situacao_em, t.id).where(devolvida),
      // With what a seller's queues are counted by, and below what a seller's figures are added up from, so that no sale
      // is read for it.
      index('venda_em_andamento_do_vendedor')
        .on(t.vendedor_id, t.situacao_em, t.id, t.situacao, t.agendamento_data)
        .where(
          sql`${t.situacao} in ('AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'EM_ANALISE', 'APROVADA', 'AGENDADA')`,
        ),
      index('venda_encerrada_do_vendedor')
        .on(t.vendedor_id, t.situacao_em, t.id, t.situacao)
        .where(sql`${t.situacao} in ('CONCLUIDA', 'REPROVADA', 'CANCELADA')`),
      index('venda_enviada_pelo_vendedor').on(t.vendedor_id, t.criado_em, t.situacao, t.mensalidade),
      index('venda_da_empresa').on(t.empresa_id, t.criado_em, t.id),
      index('venda_na_situacao').on(t.empresa_id, t.situacao, t.situacao_em, t.id),
      index('venda_devolvida').on(t.empresa_id, t.situacao_em, t.id).where(devolvida),
      index('venda_a_instalar').on(t.agendamento_data).where(sql`${t.situacao} = 'AGENDADA'`),
      index('venda_do_canal').on(t.canal_venda_id, t.criado_em, t.id),
      index('venda_do_plano').on(t.plano_id, t.criado_em, t.id),
      index('venda_da_cidade').on(t.codigo_ibge, t.criado_em, t.id),
      index('venda_do_cliente').on(t.cliente_id, t.criado_em, t.id),
      index('venda_aberta_no_endereco').on(t.endereco_id).where(aberta),
      index('venda_a_expirar').on(t.aceite_ate).where(sql`${t.situacao} = 'AGUARDANDO_ACEITE'`),
      ...nomesDosMarcos.map((marco) => {
        const em = t[`${marco}_em`]
        return index(`venda_${marco}`).on(t.empresa_id, em, t.id).where(sql`${em} is not null`)
      }),
      index('venda_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
    ]
  },
)

/** What happened to a sale, one line each. */
export const vendaHistorico = pgTable(
  'venda_historico',
  {
    id: uuid().primaryKey(),
    venda_id: uuid()
      .notNull()
      .references(() => venda.id),
    em: instante().notNull().default(sql`now()`),
    acao: text().notNull(),
    de: text({ enum: situacoesDeVenda }),
    para: text({ enum: situacoesDeVenda }).notNull(),
    autor: text({ enum: autores }).notNull(),
    /** Of a subscriber only since the sale was given to another client: until then it is the sale's client. */
    autor_id: uuid(),
    quem: text(),
    motivo: text(),
  },
  (t) => [index('venda_historico_da_venda').on(t.venda_id, t.id)],
)
