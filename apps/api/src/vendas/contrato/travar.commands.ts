import { and, eq, inArray } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { alcancado } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { contrato } from './contrato.table.ts'

/**
 * Clients first, in one order, and then the contract: whoever works on two contracts of one client waits, and never in
 * a circle. `outros`: clients whom it will belong to. 404 when it is out of reach.
 */
export const travarContrato = async (db: Db, quem: Pessoa, id: string, outros: readonly string[] = []) => {
  const [dono] = await db
    .select({ id: contrato.cliente_id })
    .from(contrato)
    .innerJoin(cliente, eq(cliente.id, contrato.cliente_id))
    .where(and(eq(contrato.id, id), alcancado(quem)))
  if (!dono) throw naoEncontrado()
  await db
    .select({ id: cliente.id })
    .from(cliente)
    .where(inArray(cliente.id, [dono.id, ...outros]))
    .orderBy(cliente.id)
    .for('no key update')
  await db.select({ id: contrato.id }).from(contrato).where(eq(contrato.id, id)).for('no key update')
}
