import { TETO_DO_TOTAL, type Total } from '@balcao/contract/base/pagina'
import type { FiltroTotalDeClientes } from '@balcao/contract/clientes/cliente/filtro'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { executar } from '#infra/db/preparada.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerBusca } from './busca.ts'
import { lugaresDaChave, porPalavras } from './lista-busca.ts'
import { escopoDe, filtrar } from './lista-filtros.ts'
import { veTudo } from './mascarar.ts'

/** Words are compared client by client, and nobody reads a search up to its thousandth result. */
const TETO_DA_BUSCA = 1_000

const contar = async (pool: pg.Pool, onde: SQL, valores: Record<string, unknown>, teto: number) => {
  const consulta = sql`select count(*)::integer as total
    from (select 1 from cliente c where ${onde} limit ${sql.raw(String(teto + 1))}) t`
  const [linha] = await executar<{ total: number }>(pool, consulta, valores)
  const total = linha?.total ?? 0
  return { total: Math.min(total, teto), total_exato: total <= teto }
}

/** Counted up to a ceiling, so that it never scans the table. */
export const totalDeClientes = async (
  pool: pg.Pool,
  quem: Pessoa,
  filtro: FiltroTotalDeClientes,
  fuso: string,
): Promise<Total> => {
  const { onde: condicao, valores } = filtrar(escopoDe(quem), filtro, fuso)
  const onde = condicao()
  const busca = lerBusca(filtro.busca)
  if (!busca) return contar(pool, onde, valores, TETO_DO_TOTAL)
  for (const { quais } of lugaresDaChave(busca)) {
    const exatos = await contar(pool, sql`${quais} and ${onde}`, { ...valores, ...busca }, TETO_DA_BUSCA)
    if (exatos.total) return exatos
  }
  return contar(pool, sql`${porPalavras(busca, !veTudo(quem))} and ${onde}`, valores, TETO_DA_BUSCA)
}
