import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { retorno } from './retorno.table.ts'

/** What a program that died left unfinished. Asked for twice, the second finds nothing left to do. */
export const retomarRetornos = async (db: Db, enfileirar: Enfileirar) => {
  const parados = await db
    .select({ retornoId: retorno.id })
    .from(retorno)
    .where(eq(retorno.situacao, 'LENDO'))
  for (const parado of parados) await enfileirar(db, 'retorno_do_banco', parado)
}
