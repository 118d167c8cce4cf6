import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { boleto } from './boleto.table.ts'

/** Boletos of the person's companies. */
export const alcancado = ({ empresas }: Pessoa) =>
  empresas === null ? undefined : inArray(boleto.empresa_id, [...empresas])

export type BoletoTravado = typeof boleto.$inferSelect

/** 404 when it is out of reach. */
export const travarBoleto = async (db: Db, quem: Pessoa, id: string): Promise<BoletoTravado> => {
  const [atual] = await db
    .select()
    .from(boleto)
    .where(and(eq(boleto.id, id), alcancado(quem)))
    .for('no key update')
  if (!atual) throw naoEncontrado()
  return atual
}
