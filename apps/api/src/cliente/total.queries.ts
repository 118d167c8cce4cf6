import type { FiltroTotalDeClientes } from '@balcao/contract/cliente/filtro'
import { TETO_DO_TOTAL, type Total } from '@balcao/contract/pagina'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { executar } from '../db/preparada.ts'
import type { Pessoa } from '../http/contexto.ts'
import { lerBusca } from './busca.ts'
import { porChave, porPalavras } from './lista-busca.ts'
import { filtrar } from './lista-filtros.ts'
import { veTudo } from './mascarar.ts'

const ATE = sql.raw(String(TETO_DO_TOTAL + 1))

const contar = async (pool: pg.Pool, onde: SQL, valores: Record<string, unknown>) => {
  const consulta = sql`select count(*)::integer as total from (select 1 from cliente c where ${onde} limit ${ATE}) t`
  const [linha] = await executar<{ total: number }>(consulta)(pool, valores)
  return linha?.total ?? 0
}

/** Counted up to a ceiling, so that it never costs a scan of the table. */
export const totalDeClientes = async (
  pool: pg.Pool,
  quem: Pessoa,
  filtro: FiltroTotalDeClientes,
  fuso: string,
): Promise<Total> => {
  const { onde, valores } = filtrar(quem, filtro, fuso)
  const busca = lerBusca(filtro.busca)
  const chave = busca && porChave(busca)
  const exatos = chave && (await contar(pool, sql`${chave.quais} and ${onde}`, { ...valores, ...busca }))
  const palavras = busca && porPalavras(busca, !veTudo(quem))
  const total = exatos || (await contar(pool, palavras ? sql`${palavras} and ${onde}` : onde, valores))
  return { total: Math.min(total, TETO_DO_TOTAL), total_exato: total <= TETO_DO_TOTAL }
}
