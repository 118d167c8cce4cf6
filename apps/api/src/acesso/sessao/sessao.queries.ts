import { nomeDoDispositivo } from '@balcao/contract/valores/dispositivo'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { sessao } from './sessao.table.ts'

export const abertaHaPouco = async (db: Db, id: string, minutos: number) => {
  const [recente] = await db
    .select({ id: sessao.id })
    .from(sessao)
    .where(
      and(eq(sessao.id, id), sql`${sessao.criada_em} > now() - make_interval(mins => ${minutos}::integer)`),
    )
  return recente !== undefined
}

/** A person's open sessions, the most recently used first. `atual` marks the session that is asking. */
export const listarSessoes = async (db: Db, usuarioId: string, atual?: string) => {
  const abertas = await db
    .select()
    .from(sessao)
    .where(
      and(eq(sessao.usuario_id, usuarioId), isNull(sessao.encerrada_em), sql`${sessao.expira_em} > now()`),
    )
    .orderBy(desc(sessao.usada_em))
  return abertas.map((s) => ({
    id: s.id,
    atual: s.id === atual,
    dispositivo: nomeDoDispositivo(s.dispositivo),
    ip: s.ip,
    criada_em: s.criada_em,
    usada_em: s.usada_em,
  }))
}
