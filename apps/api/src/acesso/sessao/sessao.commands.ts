import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { sessao } from './sessao.table.ts'

/** Two tabs may send the same token at the same moment, or the answer may get lost. Neither is theft. */
const SEGUNDOS_DE_TOLERANCIA = 10
/** Before this, the answer to the call that won is still on its way, and nobody else gets one. */
const SEGUNDOS_ATE_REPETIR = 2

type Fim = NonNullable<typeof sessao.$inferSelect.motivo_do_fim>

/** In days: how long a session lasts without being used, and how long it lasts at most. */
export type Duracao = { semUso: number; maxima: number }

const emDias = (dias: number) => sql`make_interval(days => ${dias}::integer)`
const maisVelha = ({ maxima }: Duracao) => sql`${sessao.criada_em} + ${emDias(maxima)}`

/** The seconds left in the session, so that its tokens do not outlive it. */
const restam = sql<number>`floor(extract(epoch from ${sessao.expira_em} - now()))::integer`

export const abrirSessao = async (db: Db, usuarioId: string, origem: Origem, duracao: Duracao) => {
  const [aberta] = await db
    .insert(sessao)
    .values({
      id: v7(),
      token_atual: v7(),
      usuario_id: usuarioId,
      ip: origem.ip,
      dispositivo: origem.agente,
      expira_em: sql`now() + ${emDias(Math.min(duracao.semUso, duracao.maxima))}`,
    })
    .returning({ id: sessao.id, token: sessao.token_atual, restam })
  if (!aberta) throw new Error('a sessão não voltou da inserção')
  return aberta
}

type Renovacao =
  | { resultado: 'renovada'; token: string; restam: number }
  | { resultado: 'ja_renovada' }
  | { resultado: 'recusada'; roubada: boolean }

/**
 * Exchanges the refresh token `jti` of a session for a new one, in one statement: of any number of calls with
 * the same token, exactly one wins. When a token that was already exchanged comes again, it or its successor
 * was stolen, so the whole session ends. Only the immediate predecessor has a few seconds of grace. It gets
 * the successor that was already issued, so that the holder of a stolen copy still collides at the next
 * renewal.
 */
export const renovarSessao = async (
  db: Db,
  { id, jti }: { id: string; jti: string },
  origem: Origem,
  duracao: Duracao,
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
      expira_em: sql`least(now() + ${emDias(duracao.semUso)}, ${maisVelha(duracao)})`,
    })
    .where(and(viva(id), sql`${maisVelha(duracao)} > now()`, eq(sessao.token_atual, jti)))
    .returning({ restam })
  if (renovada) return { resultado: 'renovada', token, ...renovada }

  const [tolerada] = await db
    .select({
      token: sessao.token_atual,
      restam,
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
  if (tolerada?.perdida) return { resultado: 'renovada', token: tolerada.token, restam: tolerada.restam }
  if (tolerada) return { resultado: 'ja_renovada' }
  // A session that only grew too old was not stolen: its token is still the current one, or its time is over.
  const encerradas = await encerrar(db, 'REUSO', and(viva(id), ne(sessao.token_atual, jti)))
  return { resultado: 'recusada', roubada: encerradas.length > 0 }
}

/** A shorter limit applies to open sessions at once. */
export const encurtarSessoes = async (db: Db, maxima: number) => {
  const fim = sql<string>`${sessao.criada_em} + ${emDias(maxima)}`
  await db
    .update(sessao)
    .set({ expira_em: fim })
    .where(and(isNull(sessao.encerrada_em), sql`${sessao.expira_em} > ${fim}`))
}

const viva = (id: string) =>
  and(eq(sessao.id, id), isNull(sessao.encerrada_em), sql`${sessao.expira_em} > now()`)

const encerrar = async (db: Db, motivo: Fim, quais: SQL | undefined) => {
  const encerradas = await db
    .update(sessao)
    .set({ encerrada_em: sql`now()`, motivo_do_fim: motivo })
    .where(and(isNull(sessao.encerrada_em), quais))
    .returning({ id: sessao.id, usuario_id: sessao.usuario_id })
  publicar(
    db,
    'direitos',
    encerradas.map(({ usuario_id }) => usuario_id),
  )
  return encerradas
}

export const encerrarSessao = (db: Db, motivo: Fim, usuarioId: string, id: string) =>
  encerrar(db, motivo, and(eq(sessao.usuario_id, usuarioId), eq(sessao.id, id)))

export const encerrarSessoes = (db: Db, motivo: Fim, usuarioId: string, exceto?: string) =>
  encerrar(db, motivo, and(eq(sessao.usuario_id, usuarioId), exceto ? ne(sessao.id, exceto) : undefined))
