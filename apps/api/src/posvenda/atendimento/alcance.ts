import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { atendimento } from './atendimento.table.ts'

/** Tickets of the person's companies. */
export const alcancado = ({ empresas }: Pessoa) =>
  empresas === null ? undefined : inArray(atendimento.empresa_id, [...empresas])

export type AtendimentoTravado = typeof atendimento.$inferSelect

/** 404 when it is out of reach. */
export const travarAtendimento = async (db: Db, quem: Pessoa, id: string): Promise<AtendimentoTravado> => {
  const [atual] = await db
    .select()
    .from(atendimento)
    .where(and(eq(atendimento.id, id), alcancado(quem)))
    .for('no key update')
  if (!atual) throw naoEncontrado()
  return atual
}
