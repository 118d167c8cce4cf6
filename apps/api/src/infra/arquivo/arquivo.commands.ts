import { createHash, type Hash } from 'node:crypto'
import { eq, is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { type Autor, auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import type { Bytes } from '#infra/storage/deposito.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { arquivo } from './arquivo.table.ts'

type Conteudo = {
  /** In pieces, as they come. */
  conteudo: Bytes
  tamanho: number
  mime: string
  publico: boolean
  largura?: number
  altura?: number
}
type Guardado = typeof arquivo.$inferSelect
type ContextoDoArquivo = Autor & { db: Db }

/** Longer than the slowest upload may take: before that, what has no record may still get one. */
const SEGUNDOS_SEM_REGISTRO = 2 * 3600

async function* resumindo(conteudo: Bytes, resumo: Hash) {
  for await (const bytes of conteudo) {
    resumo.update(bytes)
    yield bytes
  }
}

/**
 * Stores a file of any kind. The file comes before its record: no record ever points at nothing. `junto` is what its
 * noun writes in the same transaction; if that fails, neither record nor file is left.
 */
export const guardarArquivo = async (
  { db, ...autor }: ContextoDoArquivo,
  { storage, enfileirar }: { storage: Storage; enfileirar: Enfileirar },
  { conteudo, tamanho, ...descricao }: Conteudo,
  junto: (db: Db, guardado: Guardado) => Promise<unknown> = async () => {},
): Promise<Guardado> => {
  // In another's transaction the note below would go with it, and the file would stay for good.
  if (is(db, PgTransaction))
    throw new Error('guardarArquivo abre a própria transação: o resto vai em `junto`')
  const resumo = createHash('sha256')
  const chave = await storage.gravar(resumindo(conteudo, resumo), tamanho, (chave) =>
    enfileirar(db, 'sobra_de_arquivo', { chave }, { daquiASegundos: SEGUNDOS_SEM_REGISTRO }),
  )
  const dados = { ...descricao, tamanho, sha256: resumo.digest('hex') }
  try {
    return await db.transaction(async (db) => {
      const [guardado] = await db
        .insert(arquivo)
        .values({ ...dados, chave, criado_por: 'usuario' in autor ? autor.usuario.id : null })
        .returning()
      if (!guardado) throw new Error('o arquivo não voltou da inserção')
      await auditar(db, autor, 'arquivo', guardado.id, 'CRIAR', {}, dados)
      await junto(db, guardado)
      return guardado
    })
  } catch (erro) {
    // Now, if it can be; the queue asks again in any case.
    await apagarSobra(db, storage, chave).catch(() => {})
    throw erro
  }
}

/** The record now, the file once that is saved: the queue takes it away. */
export const excluirArquivo = ({ db, ...autor }: ContextoDoArquivo, enfileirar: Enfileirar, id: string) =>
  db.transaction(async (db) => {
    const [excluido] = await db.delete(arquivo).where(eq(arquivo.id, id)).returning()
    if (!excluido) throw naoEncontrado()
    const { chave, mime, tamanho, sha256, publico } = excluido
    await enfileirar(db, 'sobra_de_arquivo', { chave })
    await auditar(db, autor, 'arquivo', id, 'EXCLUIR', { mime, tamanho, sha256, publico })
  })

/** A commit whose answer was lost may have happened: only what has no record is nobody's. */
export const apagarSobra = async (db: Db, storage: Storage, chave: string) => {
  const [dono] = await db.select({ id: arquivo.id }).from(arquivo).where(eq(arquivo.chave, chave))
  if (!dono) await storage.apagar(chave)
}
