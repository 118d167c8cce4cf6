import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/conexao.ts'
import { naoEncontrado } from '../http/recusa.ts'
import { arquivo } from './arquivo.table.ts'

export type ImagemPublica = { id: string; chave: string; mime: string }

/** A file that is not public is answered like one that does not exist. */
export const obterImagemPublica = async (db: Db, id: string): Promise<ImagemPublica> => {
  const [encontrada] = await db
    .select({ id: arquivo.id, chave: arquivo.chave, mime: arquivo.mime })
    .from(arquivo)
    .where(and(eq(arquivo.id, id), eq(arquivo.publico, true)))
  if (!encontrada) throw naoEncontrado()
  return encontrada
}
