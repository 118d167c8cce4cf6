import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { boleto } from './boleto.table.ts'

/** The answer to `cobradaAParte`. */
export const temBoletoDaVenda = async (db: Db, vendaId: string): Promise<boolean> => {
  const dela = and(eq(boleto.venda_id, vendaId), eq(boleto.origem, 'VENDA'), ne(boleto.situacao, 'CANCELADO'))
  return (await db.$count(boleto, dela)) > 0
}

/** Of these sales, the ones whose own boleto charges what the first invoice would. */
export const vendasComBoleto = async (db: Db, vendas: readonly string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ venda_id: string }>(sql`
    select venda_id from boleto
    where venda_id = any(${sql.param([...vendas])}::uuid[]) and origem = 'VENDA' and situacao <> 'CANCELADO'`)
  return new Set(rows.map(({ venda_id }) => venda_id))
}
