import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { cepConsultado } from './cep.table.ts'

/** Streets rarely change, but a CEP that was unknown yesterday may exist today. */
const recente = sql<boolean>`${cepConsultado.consultado_em} > now() - case
  when ${cepConsultado.resposta} is null then interval '1 day' else interval '90 days' end`

/** The last answer about this CEP, and whether it is recent enough not to ask again. */
export const ultimaConsulta = async (db: Db, cep: string) => {
  const [linha] = await db
    .select({ local: cepConsultado.resposta, recente })
    .from(cepConsultado)
    .where(eq(cepConsultado.cep, cep))
  return linha
}
