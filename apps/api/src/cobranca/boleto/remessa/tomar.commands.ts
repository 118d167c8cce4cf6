import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { remessa } from '../remessa.table.ts'

/** One transaction each, so that nobody waits long for a boleto that is among them. */
const POR_PASSO = 2_000

type Aberta = typeof remessa.$inferSelect

const travar = async (db: Db, id: string): Promise<Aberta | undefined> => {
  const [aberta] = await db
    .select()
    .from(remessa)
    .where(and(eq(remessa.id, id), eq(remessa.situacao, 'GERANDO')))
    .for('update')
  return aberta
}

/** Their boletos are locked before them, as for everybody who acts on a boleto, and in the order of everybody. */
const instrucoesTravadas = async (db: Db, onde: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string; boleto_id: string }>(sql`
    select i.id, i.boleto_id from boleto_instrucao i where ${onde} order by i.id limit ${POR_PASSO}`)
  const boletos = sql.param(rows.map(({ boleto_id }) => boleto_id))
  await db.execute(sql`select from boleto where id = any(${boletos}::uuid[]) order by id for no key update`)
  return rows.map(({ id }) => id)
}

const tomarAlgumas = async (db: Db, { id, conta_bancaria_id }: Aberta): Promise<number> => {
  const ids = await instrucoesTravadas(
    db,
    sql`i.conta_bancaria_id = ${conta_bancaria_id}::uuid and i.remessa_id is null`,
  )
  await db.execute(sql`
    with tomadas as (
      update boleto_instrucao set remessa_id = ${id}::uuid
      where id = any(${sql.param(ids)}::uuid[]) and remessa_id is null returning boleto_id, movimento)
    update boleto b set registro = 'REMETIDO', versao = versao + 1, atualizado_em = now() from tomadas t
    where b.id = t.boleto_id and t.movimento = 'ENTRADA' and b.registro = 'A_REMETER'`)
  return ids.length
}

/** How much it holds is written when it holds everything. Nothing is added to it after that. */
const fechar = async (db: Db, id: string) => {
  const { rows } = await db.execute<{ titulos: number; valor: string }>(sql`
    select count(*)::integer as titulos, coalesce(sum(b.valor) filter (where i.movimento = 'ENTRADA'), 0) as valor
    from boleto_instrucao i join boleto b on b.id = i.boleto_id where i.remessa_id = ${id}::uuid`)
  const { titulos = 0, valor = '0' } = rows[0] ?? {}
  await db
    .update(remessa)
    .set({ titulos, valor: Number(valor) })
    .where(eq(remessa.id, id))
  return titulos > 0
}

/**
 * Everything that waits goes into it, piece by piece. Stopped in the middle, it goes on where it was. False when nothing
 * waits any more.
 */
export const tomarInstrucoes = async (db: Db, id: string): Promise<boolean> => {
  for (;;) {
    const cheia = await db.transaction(async (db) => {
      const aberta = await travar(db, id)
      if (!aberta || aberta.titulos > 0) return true
      const tomadas = await tomarAlgumas(db, aberta)
      return tomadas < POR_PASSO ? fechar(db, id) : null
    })
    if (cheia !== null) return cheia
  }
}

const devolverAlgumas = async (db: Db, id: string): Promise<boolean> => {
  const ids = sql.param(await instrucoesTravadas(db, sql`i.remessa_id = ${id}::uuid`))
  await db.execute(sql`
    update boleto b set registro = 'A_REMETER', versao = versao + 1, atualizado_em = now() from boleto_instrucao i
    where i.id = any(${ids}::uuid[]) and i.boleto_id = b.id and i.movimento = 'ENTRADA' and b.registro = 'REMETIDO'`)
  // Asked for again meanwhile, it is already waiting.
  await db.execute(sql`delete from boleto_instrucao i using boleto_instrucao p
    where i.id = any(${ids}::uuid[]) and p.remessa_id is null and p.boleto_id = i.boleto_id and p.movimento = i.movimento`)
  const { rowCount } = await db.execute(
    sql`update boleto_instrucao set remessa_id = null where id = any(${ids}::uuid[]) and remessa_id = ${id}::uuid`,
  )
  return Boolean(rowCount)
}

/** What it had taken waits again, and people read why. */
export const desistir = async (db: Db, id: string, falha: string) => {
  await db
    .update(remessa)
    .set({ falha })
    .where(and(eq(remessa.id, id), eq(remessa.situacao, 'GERANDO')))
  while (await db.transaction((db) => devolverAlgumas(db, id)));
  await db.update(remessa).set({ situacao: 'FALHOU' }).where(eq(remessa.id, id))
}
