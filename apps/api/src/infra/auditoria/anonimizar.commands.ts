import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { auditoria } from './auditoria.table.ts'

/** What the client did by themselves, through a link: name, address and device are theirs too. */
const DA_PESSOA = sql`${auditoria.autor} = 'ASSINANTE'`

/**
 * Removes the person's data from a record's history. Who did what and when stays, unless it was the person. The database allows no
 * other change to the history, and this one only for records that are already anonymised.
 */
export const anonimizarHistorico = async (db: Db, entidade: string, ids: readonly string[]) => {
  await db
    .update(auditoria)
    .set({
      mudancas: sql`mudancas_sem_dados_pessoais(${auditoria.mudancas})`,
      autor_nome: sql`case when ${DA_PESSOA} then 'removido (LGPD)' else ${auditoria.autor_nome} end`,
      ip: sql`case when ${DA_PESSOA} then null else ${auditoria.ip} end`,
      agente: sql`case when ${DA_PESSOA} then null else ${auditoria.agente} end`,
    })
    .where(and(eq(auditoria.entidade, entidade), inArray(auditoria.entidade_id, [...ids])))
}
