import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import type { Db } from './conexao.ts'

type ComExclusao = PgTable & { id: AnyPgColumn; excluido_em: AnyPgColumn }

type Exigencia = {
  campo: string
  /** "Canal de venda não encontrado". */
  recusa: string
  /** What this person may link. Anything else is answered like an id that does not exist. */
  onde?: SQL | undefined
}

/**
 * For a record that links others: makes sure that they exist and that nobody deletes them before the
 * transaction ends.
 */
export const exigirExistentes = async (
  db: Db,
  tabela: ComExclusao,
  ids: readonly string[],
  { campo, recusa, onde }: Exigencia,
) => {
  const unicos = [...new Set(ids)]
  if (!unicos.length) return
  const encontrados = await db
    .select({ id: tabela.id })
    .from(tabela)
    .where(and(inArray(tabela.id, unicos), isNull(tabela.excluido_em), onde))
    // The same order for everybody, so that two saves that link the same records cannot deadlock.
    .orderBy(tabela.id)
    .for('share')
  if (encontrados.length !== unicos.length) throw campoInvalido(campo, recusa)
}
