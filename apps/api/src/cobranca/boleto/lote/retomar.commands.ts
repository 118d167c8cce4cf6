import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { boletoLote } from '../lote.table.ts'

/** What a program that died left unfinished. Asked for twice, the second finds nothing left to do. */
export const retomarLotes = async (db: Db, enfileirar: Enfileirar) => {
  const parados = await db
    .select({ loteId: boletoLote.id })
    .from(boletoLote)
    .where(eq(boletoLote.situacao, 'EM_ANDAMENTO'))
  for (const lote of parados) await enfileirar(db, 'lote_de_boletos', lote)
}
