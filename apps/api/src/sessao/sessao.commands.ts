import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '../db/conexao.ts'
import type { Origem } from '../http/contexto.ts'
import { sessao } from './sessao.table.ts'

/** Two tabs may present the same token at the same moment, or the answer may get lost on the way: no theft. */
const SEGUNDOS_DE_TOLERANCIA = 10
/** Younger than this, the answer to the call that won is still on its way, and nobody else gets one. */
const SEGUNDOS_ATE_REPETIR = 2

type Fim = NonNullable<typeof sessao.$inferSelect.motivo_do_fim>

const emDias = (dias: number) => sql<string>`now() + make_interval(days => ${dias})`

export const abrirSessao = async (db: Db, usuarioId: string, origem: Origem, dias: number) => {
  const nova = { id: v7(), token_atual: v7() }
  await db.insert(sessao).values({
    ...nova,
    usuario_id: usuarioId,
    ip: origem.ip,
    dispositivo: origem.agente,
    expira_em: emDias(dias),
  })
  return nova
}

type Renovacao =
  | { resultado: 'renovada'; token: string; usuarioId: string }
  | { resultado: 'ja_renovada' }
  | { resultado: 'recusada'; roubada: boolean }

/**
 * Exchanges the refresh token `jti` of a session for a new one, in one statement: of any number of calls
 * with the same token exactly one wins. A token that was exchanged earlier can only have been stolen (or its
 * successor was), so it ends the whole session. Only the immediate predecessor has a few seconds of grace: it gets
 * the very successor that was issued, so that whoever holds a stolen copy still collides at the next renewal.
 */
export const renovarSessao = async (
  db: Db,
  { id, jti }: { id: string; jti: string },
  origem: Origem,
  dias: number,
): Promise<Renovacao> => {
  const token = v7()
  const [renovada] = await db
    .update(sessao)
    .set({
      token_atual: token,
      token_anterior: jti,
      renovada_em: sql`now()`,
      usada_em: sql`now()`,
      ip: origem.ip,
      dispositivo: origem.agente,
      expira_em: emDias(dias),
    })
    .where(and(viva(id), eq(sessao.token_atual, jti)))
    .returning({ usuarioId: sessao.usuario_id })
  if (renovada) return { resultado: 'renovada', token, usuarioId: renovada.usuarioId }

  const [tolerada] = await db
    .select({
      token: sessao.token_atual,
      usuarioId: sessao.usuario_id,
      perdida: sql<boolean>`${sessao.renovada_em} < now() - make_interval(secs => ${SEGUNDOS_ATE_REPETIR})`,
    })
    .from(sessao)
    .where(
      and(
        viva(id),
        eq(sessao.token_anterior, jti),
        sql`${sessao.renovada_em} > now() - make_interval(secs => ${SEGUNDOS_DE_TOLERANCIA})`,
      ),
    )
  if (tolerada?.perdida)
    return { resultado: 'renovada', token: tolerada.token, usuarioId: tolerada.usuarioId }
  if (tolerada) return { resultado: 'ja_renovada' }
  const encerradas = await encerrar(db, 'REUSO', eq(sessao.id, id))
  return { resultado: 'recusada', roubada: encerradas.length > 0 }
}

const viva = (id: string) =>
  and(eq(sessao.id, id), isNull(sessao.encerrada_em), sql`${sessao.expira_em} > now()`)

const encerrar = (db: Db, motivo: Fim, quais: SQL | undefined) =>
  db
    .update(sessao)
    .set({ encerrada_em: sql`now()`, motivo_do_fim: motivo })
    .where(and(isNull(sessao.encerrada_em), quais))
    .returning({ id: sessao.id })

export const encerrarSessao = (db: Db, motivo: Fim, usuarioId: string, id: string) =>
  encerrar(db, motivo, and(eq(sessao.usuario_id, usuarioId), eq(sessao.id, id)))

export const encerrarSessoes = (db: Db, motivo: Fim, usuarioId: string, exceto?: string) =>
  encerrar(db, motivo, and(eq(sessao.usuario_id, usuarioId), exceto ? ne(sessao.id, exceto) : undefined))
