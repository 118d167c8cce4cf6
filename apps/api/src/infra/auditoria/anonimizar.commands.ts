import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { auditoria } from './auditoria.table.ts'

/**
 * Takes the person out of a record's history: who did what and when stays. It is the one change that the database
 * lets through, and only for records that are anonymised already.
 */
export const anonimizarHistorico = async (db: Db, entidade: string, ids: readonly string[]) => {
  await db
    .update(auditoria)
    .set({ mudancas: sql`mudancas_sem_dados_pessoais(${auditoria.mudancas})` })
    .where(and(eq(auditoria.entidade, entidade), inArray(auditoria.entidade_id, [...ids])))
}
