import type { SituacaoPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { planoVendidoForaDe, planoVendidoPor } from '#catalogo/plano/plano.queries.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'
import { promocao } from './promocao.table.ts'

// In plain SQL, because the query builder omits the table's name when it selects from a single table.

const temPlano = (condicao: SQL) => sql<boolean>`exists (
  select 1 from promocao_plano l join plano on plano.id = l.plano_id
  where l.promocao_id = promocao.id and ${condicao})`

/** A promotion belongs to the companies that sell its plans. */
const promocaoAlcanca = (empresas: readonly string[]) =>
  sql`(promocao.todos_planos or ${temPlano(planoVendidoPor(empresas))})`

/** People who have at least one of its companies see it. */
export const visivel = ({ empresas }: Pessoa): SQL | undefined =>
  and(isNull(promocao.excluido_em), empresas === null ? undefined : promocaoAlcanca(empresas))

/** Only people who have all of its companies may change it. */
export const editavel = ({ empresas }: Pessoa): SQL<boolean> =>
  empresas === null
    ? sql<boolean>`true`
    : sql<boolean>`(not promocao.todos_planos and not ${temPlano(planoVendidoForaDe(empresas))})`

export const promocaoNaoEncerrada = (hoje: string) =>
  sql`(promocao.vigencia_fim is null or promocao.vigencia_fim >= ${hoje}::date)`

/**
 * Whether anyone may still get it without the record being saved again. A save checks all its requirements
 * anew.
 */
export const podeValer = (hoje: string) =>
  sql`(promocao.excluido_em is null and promocao.ativo and ${promocaoNaoEncerrada(hoje)})`

/** Derived from the day and the uses, so that a promotion begins and ends by itself. */
export const situacaoEm = (hoje: string) => sql<SituacaoPromocao>`case
  when not promocao.ativo then 'INATIVA'
  when promocao.vigencia_fim < ${hoje}::date then 'ENCERRADA'
  when promocao.usos >= promocao.limite_total then 'ESGOTADA'
  when promocao.vigencia_inicio > ${hoje}::date then 'FUTURA'
  else 'VALENDO' end`

export const diasRestantesEm = (hoje: string) => sql<number | null>`case
  when promocao.vigencia_fim >= ${hoje}::date then promocao.vigencia_fim - ${hoje}::date end`

/** For a select that includes `promocao`. */
export const nomeVisivelDaPromocao = (quem: Pessoa) => nomeVisivel(quem, sql`promocao.nome`, promocaoAlcanca)
