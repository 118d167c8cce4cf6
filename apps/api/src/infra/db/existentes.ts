import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import type { Db } from './conexao.ts'

type ComExclusao = PgTable & { id: AnyPgColumn; excluido_em: AnyPgColumn }

type Exigencia = {
  campo: string
  /** "Canal de venda não encontrado". */
  recusa: string
  /** What this person may link: anything else is answered like an id that does not exist. */
  onde?: SQL | undefined
}

/** For a record that links others: they exist, and nobody deletes them before the transaction ends. */
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
    // One order for everybody: two saves that link the same records never wait for each other in a circle.
    .orderBy(tabela.id)
    .for('share')
  if (encontrados.length !== unicos.length) throw campoInvalido(campo, recusa)
}
