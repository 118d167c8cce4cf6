import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Acontecimento } from '#vendas/venda/acontecimentos.ts'
import { aceite } from './aceite.table.ts'

/** Given to another client, a sale leaves its acceptances with whoever made them. */
export const passarAceites = async (db: Db, { venda_id, cliente_anterior }: Acontecimento) => {
  if (!cliente_anterior) return
  await db
    .update(aceite)
    .set({ cliente_id: cliente_anterior })
    .where(and(eq(aceite.venda_id, venda_id), isNull(aceite.cliente_id)))
}
