import { and, eq, inArray } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { alcancado } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { contrato } from './contrato.table.ts'
import { contratoEvento } from './contrato-evento.table.ts'

/** Whose it was and will be: what is due moves it on, and what is undone moves it back. */
const outrosTitulares = async (db: Db, id: string) => {
  const eventos = await db
    .select({ cliente_id: contratoEvento.cliente_id })
    .from(contratoEvento)
    .where(and(eq(contratoEvento.contrato_id, id), inArray(contratoEvento.situacao, ['PLANEJADO', 'FEITO'])))
  return eventos.flatMap(({ cliente_id }) => cliente_id ?? [])
}

/**
 * Clients first, in one order, and then the contract: whoever works on two contracts of one client waits, and never in
 * a circle. `novos`: clients whom it will belong to. 404 when it is out of reach.
 */
export const travarContrato = async (db: Db, quem: Pessoa, id: string, novos: readonly string[] = []) => {
  const [dono] = await db
    .select({ id: contrato.cliente_id, comprou: venda.cliente_id })
    .from(contrato)
    .innerJoin(venda, eq(venda.id, contrato.venda_id))
    .innerJoin(cliente, eq(cliente.id, contrato.cliente_id))
    .where(and(eq(contrato.id, id), alcancado(quem)))
  if (!dono) throw naoEncontrado()
  const outros = await outrosTitulares(db, id)
  await db
    .select({ id: cliente.id })
    .from(cliente)
    .where(inArray(cliente.id, [dono.id, dono.comprou, ...outros, ...novos]))
    .orderBy(cliente.id)
    .for('no key update')
  await db.select({ id: contrato.id }).from(contrato).where(eq(contrato.id, id)).for('no key update')
}
