import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { promocaoUso } from './promocao-uso.table.ts'

/** The uses of a sale count for who has it. Limits are asked when a use is taken, and here none is. */
export const passarUsos = async (db: Db, venda_id: string, vendedor_id: string) => {
  await db.update(promocaoUso).set({ vendedor_id }).where(eq(promocaoUso.venda_id, venda_id))
}
