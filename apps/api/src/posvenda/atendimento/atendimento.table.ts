import {
  canaisDeAtendimento,
  prioridades,
  situacoesDeAtendimento,
  tiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-opcoes'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { colunaDeBusca, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'

/** What waits for the client comes after everything that is due, and before what is over. */
export const ESPERA_O_CLIENTE = '9999-01-01 00:00:00+00'

/** A ticket: what a client asked for about one of their contracts. */
export const atendimento = pgTable(
  'atendimento',
  {
    /** Made by the browser. Sent a hundred times, it is one ticket. */
    id: uuid().primaryKey(),
    protocolo: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
    cliente_id: uuid()
      .notNull()
      .references(() => cliente.id),
    cliente_plano_id: uuid()
      .notNull()
      .references(() => contrato.id),
    tipo: text({ enum: tiposDeAtendimento }).notNull(),
    prioridade: text({ enum: prioridades }).notNull(),
    canal: text({ enum: canaisDeAtendimento }).notNull(),
    assunto: text().notNull(),
    solicitante_nome: text().notNull(),
    solicitante_telefone: text(),
    responsavel_id: uuid().references(() => usuario.id),
    aberto_por: uuid()
      .notNull()
      .references(() => usuario.id),
    situacao: text({ enum: situacoesDeAtendimento }).notNull(),
    situacao_em: instante().notNull().default(sql`now()`),
    prazo: instante().notNull(),
    /** From where the deadline is counted: the opening, or the last time it was reopened. */
    contado_desde: instante().notNull(),
    /** The working time since then in which it waited for the client. */
    minutos_parados: integer().notNull().default(0),
    aguarda_desde: instante(),
    /** The ticket that this double was merged into. */
    unido_a: uuid().references((): AnyPgColumn => atendimento.id),
    /** Name, document and phones of the client as they were then, to search by. */
    cliente_texto: text().notNull(),
    criado_em: instante().notNull().default(sql`now()`),
    atualizado_em: instante().notNull().default(sql`now()`),
    versao: integer().notNull().default(1),
    /** What the list goes by: late ones and those due next, then what waits for the client, then what is over. */
    vence_em: timestamp({ withTimezone: true, mode: 'string' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when situacao in ('ABERTO', 'EM_ANDAMENTO', 'REABERTO') then prazo
          when situacao = 'AGUARDANDO_CLIENTE' then '${sql.raw(ESPERA_O_CLIENTE)}'::timestamptz
          else 'infinity'::timestamptz end`,
      ),
    busca: colunaDeBusca(
      sql`protocolo::text || ' ' || assunto || ' ' || solicitante_nome || ' ' || coalesce(solicitante_telefone, '') || ' ' || cliente_texto`,
    ),
  },
  (t) => [
    uniqueIndex('atendimento_protocolo').on(t.protocolo),
    index('atendimento_da_empresa').on(t.empresa_id, t.vence_em, t.id),
    index('atendimento_recente').on(t.empresa_id, t.criado_em, t.id),
    index('atendimento_mudado').on(t.empresa_id, t.situacao_em, t.id),
    index('atendimento_na_situacao').on(t.empresa_id, t.situacao, t.situacao_em, t.id),
    index('atendimento_do_tipo').on(t.empresa_id, t.tipo, t.vence_em, t.id),
    index('atendimento_da_prioridade').on(t.empresa_id, t.prioridade, t.vence_em, t.id),
    index('atendimento_do_canal').on(t.empresa_id, t.canal, t.vence_em, t.id),
    index('atendimento_do_responsavel').on(t.empresa_id, t.responsavel_id, t.vence_em, t.id),
    index('atendimento_do_cliente').on(t.cliente_id, t.vence_em, t.id),
    index('atendimento_do_contrato').on(t.cliente_plano_id, t.vence_em, t.id),
    index('atendimento_unido').on(t.unido_a).where(sql`${t.unido_a} is not null`),
    index('atendimento_a_fechar').on(t.situacao_em).where(sql`${t.situacao} = 'RESOLVIDO'`),
    index('atendimento_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
  ],
)
