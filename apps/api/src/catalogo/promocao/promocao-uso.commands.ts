import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { promocao } from './promocao.table.ts'
import { podeValer } from './promocao-escopo.ts'
import { promocaoUso } from './promocao-uso.table.ts'

export type Uso = { venda_id: string; documento: string; vendedor_id: string }

export const motivosDeEsgotada = {
  TOTAL: 'já foi usada tantas vezes quanto podia',
  CLIENTE: 'já foi usada por este cliente tantas vezes quanto podia',
  VENDEDOR: 'já foi usada por este vendedor tantas vezes quanto podia',
}
export type Esgotada = { id: string; nome: string; motivo: keyof typeof motivosDeEsgotada }

/**
 * Takes a use of every one of these promotions, or of none: then it says which ran out and why. The rows are locked in
 * one order, so that any number of sales at the same moment are counted one after the other.
 */
export const usarPromocoes = async (db: Db, ids: readonly string[], uso: Uso): Promise<Esgotada[]> => {
  if (!ids.length) return []
  const travadas = await db
    .select({
      id: promocao.id,
      nome: promocao.nome,
      total: promocao.limite_total,
      por_cliente: promocao.limite_por_cliente,
      por_vendedor: promocao.limite_por_vendedor,
      usos: promocao.usos,
    })
    .from(promocao)
    .where(inArray(promocao.id, [...ids]))
    .orderBy(asc(promocao.id))
    .for('no key update')
  const contados = await contar(db, ids, uso)
  const esgotadas = travadas.flatMap(({ id, nome, total, por_cliente, por_vendedor, usos }): Esgotada[] => {
    const { cliente = 0, vendedor = 0 } = contados.get(id) ?? {}
    if (total !== null && usos >= total) return [{ id, nome, motivo: 'TOTAL' }]
    if (por_cliente !== null && cliente >= por_cliente) return [{ id, nome, motivo: 'CLIENTE' }]
    if (por_vendedor !== null && vendedor >= por_vendedor) return [{ id, nome, motivo: 'VENDEDOR' }]
    return []
  })
  if (esgotadas.length) return esgotadas
  await db
    .insert(promocaoUso)
    .values(ids.map((promocao_id) => ({ promocao_id, ...uso })))
    .onConflictDoUpdate({
      target: [promocaoUso.venda_id, promocaoUso.promocao_id],
      set: { ...uso, usado_em: sql`now()`, devolvido_em: null },
    })
  await db
    .update(promocao)
    .set({ usos: sql`${promocao.usos} + 1` })
    .where(inArray(promocao.id, [...ids]))
  return []
}

const contar = async (db: Db, ids: readonly string[], { documento, vendedor_id }: Uso) => {
  const linhas = await db
    .select({
      id: promocaoUso.promocao_id,
      cliente: sql<number>`count(*) filter (where ${promocaoUso.documento} = ${documento})::integer`,
      vendedor: sql<number>`count(*) filter (where ${promocaoUso.vendedor_id} = ${vendedor_id})::integer`,
    })
    .from(promocaoUso)
    .where(
      and(
        inArray(promocaoUso.promocao_id, [...ids]),
        isNull(promocaoUso.devolvido_em),
        sql`(${promocaoUso.documento} = ${documento} or ${promocaoUso.vendedor_id} = ${vendedor_id})`,
      ),
    )
    .groupBy(promocaoUso.promocao_id)
  return new Map(linhas.map((linha) => [linha.id, linha]))
}

/** Those of these promotions that this sale does not use at present. */
export const semUso = async (db: Db, vendaId: string, ids: readonly string[]) => {
  const usadas = await db
    .select({ id: promocaoUso.promocao_id })
    .from(promocaoUso)
    .where(and(eq(promocaoUso.venda_id, vendaId), isNull(promocaoUso.devolvido_em)))
  return ids.filter((id) => !usadas.some((usada) => usada.id === id))
}

/** Those of these promotions that are over: ended, turned off or deleted. */
export const terminadas = async (db: Db, ids: readonly string[]) => {
  if (!ids.length) return []
  const valem = podeValer(await hojeNoFuso(db))
  return db
    .select({ nome: promocao.nome })
    .from(promocao)
    .where(and(inArray(promocao.id, [...ids]), not(valem)))
}

/** Gives back what this sale took; a second time there is nothing left to give. */
export const devolverPromocoes = async (db: Db, vendaId: string) => {
  const devolvidas = await db
    .update(promocaoUso)
    .set({ devolvido_em: sql`now()` })
    .where(and(eq(promocaoUso.venda_id, vendaId), isNull(promocaoUso.devolvido_em)))
    .returning({ id: promocaoUso.promocao_id })
  const ids = devolvidas.map(({ id }) => id).sort()
  for (const id of ids)
    await db
      .update(promocao)
      .set({ usos: sql`${promocao.usos} - 1` })
      .where(eq(promocao.id, id))
}

/**
 * Gives back to take others of this plan. All of both are locked first, in the one order: given back alone, they would
 * be held while the sale waits for one before them.
 */
export const devolverParaTrocar = async (db: Db, vendaId: string, planoId: string) => {
  await db.execute(sql`
    select from promocao where id in (
      select promocao_id from promocao_uso where venda_id = ${vendaId} and devolvido_em is null
      union select promocao_id from promocao_plano where plano_id = ${planoId}
      union select id from promocao where todos_planos and ativo and excluido_em is null)
    order by id for no key update`)
  await devolverPromocoes(db, vendaId)
}

/** The uses still count for the total and the seller, and are nobody's. */
export const esquecerUsos = async (db: Db, vendas: readonly string[]) => {
  await db
    .update(promocaoUso)
    .set({ documento: '' })
    .where(inArray(promocaoUso.venda_id, [...vendas]))
}
