import type { SituacaoPromocao } from '@balcao/contract/promocao'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Pessoa } from '../http/contexto.ts'
import { promocao } from './promocao.table.ts'

// Columns are written out: the query builder leaves the table's name off when it selects from one table only.

export const planoVendidoPor = (empresas: readonly string[]) => sql`(plano.todas_empresas or exists (
  select 1 from plano_empresa l where l.plano_id = plano.id and l.empresa_id = any(${sql.param(empresas)}::uuid[])))`

export const planoVendidoForaDe = (empresas: readonly string[]) => sql`(plano.todas_empresas or exists (
  select 1 from plano_empresa l where l.plano_id = plano.id and l.empresa_id <> all(${sql.param(empresas)}::uuid[])))`

const temPlano = (condicao: SQL) => sql<boolean>`exists (
  select 1 from promocao_plano l join plano on plano.id = l.plano_id
  where l.promocao_id = promocao.id and ${condicao})`

/** A promotion belongs to the companies that sell its plans: who has some of them sees it. */
export const visivel = ({ empresas }: Pessoa): SQL | undefined =>
  and(
    isNull(promocao.excluido_em),
    empresas === null ? undefined : or(eq(promocao.todos_planos, true), temPlano(planoVendidoPor(empresas))),
  )

/** It is changed only by who has every company that it reaches. */
export const editavel = ({ empresas }: Pessoa): SQL<boolean> =>
  empresas === null
    ? sql<boolean>`true`
    : sql<boolean>`(not promocao.todos_planos and not ${temPlano(planoVendidoForaDe(empresas))})`

/** Derived from the day and the uses, so that a promotion begins and ends by itself. */
export const situacaoEm = (hoje: string) => sql<SituacaoPromocao>`case
  when not promocao.ativo then 'INATIVA'
  when promocao.vigencia_fim < ${hoje}::date then 'ENCERRADA'
  when promocao.usos >= promocao.limite_total then 'ESGOTADA'
  when promocao.vigencia_inicio > ${hoje}::date then 'FUTURA'
  else 'VALENDO' end`

export const diasRestantesEm = (hoje: string) => sql<number | null>`case
  when promocao.vigencia_fim >= ${hoje}::date then promocao.vigencia_fim - ${hoje}::date end`
