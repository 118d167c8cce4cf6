import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { boleto } from './boleto.table.ts'

/** The answer to `cobradaAParte`. */
export const temBoletoDaVenda = async (db: Db, vendaId: string): Promise<boolean> => {
  const dela = and(eq(boleto.venda_id, vendaId), eq(boleto.origem, 'VENDA'), ne(boleto.situacao, 'CANCELADO'))
  return (await db.$count(boleto, dela)) > 0
}
