import { TETO_DO_TOTAL, type Total } from '@balcao/contract/base/pagina'
import type { FiltroTotalDeVendas } from '@balcao/contract/vendas/lista-filtro'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { comProtocolo, condicoes } from './filtros.ts'

/** Words are compared sale by sale, and nobody reads a search up to its thousandth result. */
const TETO_DA_BUSCA = 1_000

/** Counted up to a ceiling, so that it never scans the table. */
export const totalDeVendas = async (db: Db, quem: Pessoa, filtro: FiltroTotalDeVendas): Promise<Total> => {
  const teto = filtro.busca ? TETO_DA_BUSCA : TETO_DO_TOTAL
  const configuracao = await lerConfiguracao(db)
  const onde = condicoes(quem, await comProtocolo(db, quem, filtro, configuracao), configuracao)
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (select 1 from venda where ${onde} limit ${teto + 1}) t`,
  )
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, teto), total_exato: total <= teto }
}
