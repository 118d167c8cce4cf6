import { isDeepStrictEqual } from 'node:util'
import type { OrdemDosRecursos } from '@balcao/contract/catalogo/recurso'
import { and, gt, isNull, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa, semPermissao } from '#infra/recusa/recusa.ts'
import { movidos } from './movidos.ts'
import { listarRecursos } from './recurso.queries.ts'
import { recurso } from './recurso.table.ts'

const TRAVA = 726_874

/** Taken by every change of positions: two at once could otherwise assign the same position twice. */
export const travarOrdem = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)

/**
 * In the order in which a plan locks its features. A plain update would lock them in the order of the disk.
 */
export const travarTodos = (db: Db) =>
  db
    .select({ id: recurso.id })
    .from(recurso)
    .where(isNull(recurso.excluido_em))
    .orderBy(recurso.id)
    .for('update')

export const ordenarRecursos = ({ db, ...autor }: Contexto, { vistos, ids }: OrdemDosRecursos) =>
  db.transaction(async (db) => {
    if (autor.usuario.empresas !== null)
      throw semPermissao('A ordem dos recursos vale em todas as empresas: só a muda quem tem acesso a todas.')
    await travarOrdem(db)
    const antes = (await listarRecursos(db)).map(({ id }) => id)
    // A body may contain the same id in capitals.
    const depois = ids.map((id) => id.toLowerCase())
    const mesmos = isDeepStrictEqual([...depois].sort(), [...antes].sort())
    if (
      !mesmos ||
      !isDeepStrictEqual(
        vistos.map((id) => id.toLowerCase()),
        antes,
      )
    )
      throw ordemDesatualizada()

    await travarTodos(db)
    await db.execute(sql`
      update ${recurso} set ordem = nova.ordem
      from unnest(${sql.param(depois)}::uuid[]) with ordinality as nova (id, ordem)
      where ${recurso.id} = nova.id and ${recurso.ordem} <> nova.ordem`)
    for (const id of movidos(antes, depois))
      await auditar(db, autor, 'recurso', id, 'EDITAR', posicao(antes, id), posicao(depois, id))
    return listarRecursos(db)
  })

export const ultimaPosicao = async (db: Db) => {
  const [linha] = await db
    .select({ ultima: sql<number>`coalesce(max(${recurso.ordem}), 0)` })
    .from(recurso)
    .where(isNull(recurso.excluido_em))
  return linha?.ultima ?? 0
}

/** Features after a deleted one move up, so that a position is what people count on the screen. */
export const fecharLacuna = (db: Db, ordem: number) =>
  db
    .update(recurso)
    .set({ ordem: sql`${recurso.ordem} - 1` })
    .where(and(isNull(recurso.excluido_em), gt(recurso.ordem, ordem)))

const posicao = (ids: readonly string[], id: string) => ({ ordem: ids.indexOf(id) + 1 })

const ordemDesatualizada = () =>
  new Recusa(
    409,
    'ORDEM_DESATUALIZADA',
    'Os recursos mudaram enquanto você ordenava. Confira a lista atualizada e ordene de novo.',
  )
