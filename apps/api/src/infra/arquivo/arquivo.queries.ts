import type { ArquivoAberto } from '@balcao/contract/base/endpoint'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { lerFaixa } from '#infra/http/faixa.ts'
import { campoInvalido, naoEncontrado } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { arquivo } from './arquivo.table.ts'

export type ImagemPublica = { id: string; chave: string; mime: string }

/** Opened at the first piece: whoever refuses before it leaves nothing open. */
async function* aoSerLido(abrir: () => Promise<AsyncIterable<Uint8Array>>) {
  yield* await abrir()
}

/**
 * A file with its content, as it is read. The noun that refers to it decides who may have it. `range` is what the
 * request says in the header of that name.
 */
export const abrirArquivo = async (
  db: Db,
  storage: Storage,
  id: string,
  range?: string,
): Promise<ArquivoAberto> => {
  const [encontrado] = await db
    .select({ chave: arquivo.chave, mime: arquivo.mime, tamanho: arquivo.tamanho })
    .from(arquivo)
    .where(eq(arquivo.id, id))
  if (!encontrado) throw naoEncontrado()
  const { chave, mime, tamanho } = encontrado
  const faixa = lerFaixa(range, tamanho)
  return { mime, tamanho, faixa, conteudo: aoSerLido(() => storage.ler(chave, faixa)) }
}

/** A private file is answered like one that does not exist. */
export const obterImagemPublica = async (db: Db, id: string): Promise<ImagemPublica> => {
  const [encontrada] = await db
    .select({ id: arquivo.id, chave: arquivo.chave, mime: arquivo.mime })
    .from(arquivo)
    .where(and(eq(arquivo.id, id), eq(arquivo.publico, true)))
  if (!encontrada) throw naoEncontrado()
  return encontrada
}

/** For a record that shows a picture: the picture must have been uploaded already and be public. */
export const exigirImagemPublica = async (db: Db, campo: string, id: string | null) => {
  if (id === null) return
  const [encontrada] = await db
    .select({ id: arquivo.id })
    .from(arquivo)
    .where(and(eq(arquivo.id, id), eq(arquivo.publico, true)))
  if (!encontrada) throw campoInvalido(campo, 'Imagem não encontrada. Envie outra vez.')
}
