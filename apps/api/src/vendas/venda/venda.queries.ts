import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { venda } from './venda.table.ts'

export const existeVenda = async (db: Db, id: string) => {
  const [existente] = await db.select({ id: venda.id }).from(venda).where(eq(venda.id, id))
  return existente !== undefined
}
