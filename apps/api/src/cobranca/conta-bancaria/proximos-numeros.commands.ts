import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { contaBancaria as conta } from './conta-bancaria.table.ts'
import { limiteDosNumeros } from './identificacao.ts'

/**
 * Reserves the next numbers of the account. One statement: whoever asks at the same time waits for this transaction, so
 * no number is given twice, and an undone transaction gives its numbers back.
 */
export const proximosNumeros = async (db: Db, contaId: string, quantos: number): Promise<number[]> => {
  const [reservada] = await db
    .update(conta)
    .set({ proximo_nosso_numero: sql`${conta.proximo_nosso_numero} + ${quantos}`, usada: true })
    .where(and(eq(conta.id, contaId), isNull(conta.excluido_em)))
    .returning()
  if (!reservada) throw naoEncontrado()
  const primeiro = reservada.proximo_nosso_numero - quantos
  if (reservada.proximo_nosso_numero > limiteDosNumeros(reservada)) throw acabaram(reservada, primeiro)
  return Array.from({ length: quantos }, (_, i) => primeiro + i)
}

/** Thrown inside the transaction, so the reservation is undone with it. */
const acabaram = (reservada: typeof conta.$inferSelect, primeiro: number) => {
  const restam = Math.max(limiteDosNumeros(reservada) - primeiro, 0)
  const quantos = restam === 1 ? 'resta 1' : `restam ${restam}`
  return new Recusa(
    409,
    'NUMEROS_ESGOTADOS',
    `Os números da conta ${reservada.nome} acabaram no banco: ${quantos}. Cadastre outra carteira ou convênio.`,
  )
}
