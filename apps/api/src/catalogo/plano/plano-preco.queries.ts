import type { PrecoDoPlano } from '@balcao/contract/catalogo/plano'
import { type SQL, sql } from 'drizzle-orm'

// In plain SQL with the tables' names, because the query builder omits them when it selects from a single
// table.

/**
 * The row in force on a day is the latest that has begun. A price with a future date takes over by itself.
 */
const emVigor = (hoje: string) => sql`
  from plano_preco vigente
  where vigente.plano_id = plano.id and vigente.a_partir_de <= ${hoje}::date
  order by vigente.a_partir_de desc limit 1`

/** For a select from `plano`: its monthly price on that day. */
export const mensalidadeNoDia = (hoje: string) =>
  sql<number | null>`(select vigente.valor_mensal ${emVigor(hoje)})`

/** For a select from `plano`: the first change in the future. */
export const proximoPreco = (hoje: string) => sql<{ a_partir_de: string; valor_mensal: number } | null>`(
  select json_build_object('a_partir_de', futuro.a_partir_de, 'valor_mensal', futuro.valor_mensal)
  from plano_preco futuro
  where futuro.plano_id = plano.id and futuro.a_partir_de > ${hoje}::date
  order by futuro.a_partir_de limit 1)`

const situacaoDoPreco = (hoje: string): SQL => sql`case
  when p.a_partir_de > ${hoje}::date then 'FUTURO'
  when p.a_partir_de = (select vigente.a_partir_de ${emVigor(hoje)}) then 'VIGENTE'
  else 'PASSADO' end`

/** For a select from `plano`: all its prices, newest first. */
export const precosDoPlano = (hoje: string) => sql<PrecoDoPlano[]>`(
  select coalesce(json_agg(json_build_object(
    'a_partir_de', p.a_partir_de, 'valor_mensal', p.valor_mensal, 'taxa_instalacao', p.taxa_instalacao,
    'situacao', ${situacaoDoPreco(hoje)}) order by p.a_partir_de desc), '[]')
  from plano_preco p where p.plano_id = plano.id)`
