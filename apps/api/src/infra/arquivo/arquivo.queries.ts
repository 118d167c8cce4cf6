import { and, eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { campoInvalido, naoEncontrado } from '#infra/recusa/recusa.ts'
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

/** For a record that shows a picture: it was sent before, and anyone may see it. */
export const exigirImagemPublica = async (db: Db, campo: string, id: string | null) => {
  if (id === null) return
  const [encontrada] = await db
    .select({ id: arquivo.id })
    .from(arquivo)
    .where(and(eq(arquivo.id, id), eq(arquivo.publico, true)))
  if (!encontrada) throw campoInvalido(campo, 'Imagem não encontrada. Envie outra vez.')
}
