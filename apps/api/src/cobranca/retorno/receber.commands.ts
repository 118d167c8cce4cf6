import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { type Autor, auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import type { Bytes } from '#infra/storage/deposito.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { conferencia } from './conferencia.ts'
import { contaDoArquivo } from './conta-do-arquivo.queries.ts'
import { gravarLinhas } from './linhas.commands.ts'
import { retorno } from './retorno.table.ts'

export type PartesDoRetorno = { storage: Storage; enfileirar: Enfileirar }
/** `empresas`: whose files these may be. Null: anybody's. */
type Quem = Autor & { db: Db; empresas: readonly string[] | null }
type Arquivo = { nome: string; tamanho: number; conteudo: Bytes }
type Novo = typeof retorno.$inferInsert

/** Undoes what was stored: the same bytes were read before. */
class LidoAntes extends Error {}

const criar = async (db: Db, novo: Novo) => {
  const [criado] = await db.insert(retorno).values(novo).onConflictDoNothing().returning({ id: retorno.id })
  if (!criado) throw new LidoAntes()
}

const lidoAntes = async (db: Db, contaId: string, sha256: string) => {
  const [primeiro] = await db
    .select({ id: retorno.id })
    .from(retorno)
    .where(and(eq(retorno.conta_bancaria_id, contaId), eq(retorno.sha256, sha256)))
  if (!primeiro) throw new Error('o retorno lido antes não existe')
  return primeiro.id
}

/**
 * Takes a file in: whole, checked to its last line and with all its lines, or not at all. What its lines say is done by
 * the queue. The same bytes again answer the first reading.
 */
export const receberRetorno = async (
  { db, empresas, ...autor }: Quem,
  { storage, enfileirar }: PartesDoRetorno,
  { nome, tamanho, conteudo }: Arquivo,
): Promise<{ id: string; repetido: boolean }> => {
  const id = v7()
  const { passando, conferido, recusa } = conferencia((cabecalho) => contaDoArquivo(db, empresas, cabecalho))
  const descricao = { tamanho, mime: 'application/octet-stream', publico: false }
  let sha256 = ''
  try {
    await guardarArquivo(
      { db, ...autor },
      { storage, enfileirar },
      { ...descricao, conteudo: passando(conteudo) },
      async (db, guardado) => {
        sha256 = guardado.sha256
        const { cabecalho, dono, linhas } = await conferido
        const { sequencial, gerado_em } = cabecalho
        const criado_por = 'usuario' in autor ? (autor.usuario.contaId ?? autor.usuario.id) : null
        const daConta = { id, conta_bancaria_id: dono.id }
        const novo = { ...daConta, nome, sha256, arquivo_id: guardado.id, sequencial, gerado_em, linhas }
        await criar(db, { ...novo, criado_por })
        await gravarLinhas(db, daConta, await storage.ler(guardado.chave))
        await auditar(db, autor, 'retorno', id, 'CRIAR', {}, { nome, linhas, sequencial, gerado_em })
        await enfileirar(db, 'retorno_do_banco', { retornoId: id })
      },
    )
    return { id, repetido: false }
  } catch (erro) {
    if (!(erro instanceof LidoAntes)) throw recusa() ?? erro
    return { id: await lidoAntes(db, (await conferido).dono.id, sha256), repetido: true }
  }
}
