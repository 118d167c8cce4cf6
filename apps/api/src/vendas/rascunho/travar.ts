import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { travarTexto } from '#infra/db/travar-texto.ts'
import { rascunho } from './rascunho.table.ts'

/** Only one transaction at a time begins, sends or discards a draft. */
export const travarRascunho = (db: Db, id: string) => travarTexto(db, `venda:${id}`)

/** In the order of their ids: whoever locks several of them waits for another, and never in a circle. */
export const travarRascunhos = async (db: Db, quais: SQL | undefined) => {
  const achados = await db.select({ id: rascunho.id }).from(rascunho).where(quais).orderBy(asc(rascunho.id))
  for (const { id } of achados) await travarRascunho(db, id)
  return achados.map(({ id }) => id)
}
