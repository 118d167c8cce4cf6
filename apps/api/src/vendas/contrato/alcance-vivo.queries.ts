import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { executar } from '#infra/db/preparada.ts'

/** Whom a change of these contracts reaches: who may open their clients. */
export const alcanceDosContratos = async (pool: pg.Pool, ids: readonly string[]) => {
  const consulta = sql`select p.id, c.empresa_id from cliente_plano p join cliente c on c.id = p.cliente_id
    where p.id = any(${sql.param([...ids])}::uuid[])`
  const contratos = await executar<{ id: string; empresa_id: string }>(pool, consulta, {})
  return contratos.flatMap((qual) => ABRE_CLIENTE.map((permissao) => ({ ...qual, pessoas: [], permissao })))
}
