import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { conferirSenha, protegerSenha } from '#infra/auth/senha.ts'
import type { Db } from '#infra/db/conexao.ts'
import { credencial, tokenSenha } from './credencial.table.ts'

const BYTES_DO_TOKEN = 32
const resumir = (token: string) => createHash('sha256').update(token).digest('base64url')

export type Motivo = (typeof tokenSenha.$inferSelect)['motivo']

const NINGUEM = '00000000-0000-0000-0000-000000000000'

/**
 * Always does the work of a comparison, even for nobody. Returns the hash that was compared, if it matched.
 */
export const senhaConfere = async (db: Db, usuarioId: string | null, senha: string, partiu?: AbortSignal) => {
  const [guardada] = await db
    .select({ hash: credencial.senha_hash })
    .from(credencial)
    .where(eq(credencial.usuario_id, usuarioId ?? NINGUEM))
  return (await conferirSenha(guardada?.hash, senha, partiu)) ? (guardada?.hash ?? null) : null
}

/**
 * In the login's transaction, so that a simultaneous change of password comes completely before or after it.
 * `update`: for the change itself.
 */
export const senhaAindaVale = async (
  db: Db,
  usuarioId: string,
  hash: string,
  trava: 'share' | 'update' = 'share',
) => {
  const [mesma] = await db
    .select({ id: credencial.usuario_id })
    .from(credencial)
    .where(and(eq(credencial.usuario_id, usuarioId), eq(credencial.senha_hash, hash)))
    .for(trava)
  return mesma !== undefined
}

export const gravarSenha = async (db: Db, usuarioId: string, senha: string) => {
  const nova = { senha_hash: await protegerSenha(senha), senha_em: sql`now()` }
  await db
    .insert(credencial)
    .values({ usuario_id: usuarioId, ...nova })
    .onConflictDoUpdate({ target: credencial.usuario_id, set: nova })
}

/** For the first start. `senha_em` stays null until someone sets another password. */
export const gravarSenhaSorteada = async (db: Db, usuarioId: string, senha: string) => {
  await gravarSenha(db, usuarioId, senha)
  await db.update(credencial).set({ senha_em: null }).where(eq(credencial.usuario_id, usuarioId))
}

export const senhaSorteadaDe = async (db: Db) => {
  const [quem] = await db
    .select({ id: usuario.id, email: usuario.email })
    .from(credencial)
    .innerJoin(usuario, eq(usuario.id, credencial.usuario_id))
    .where(and(isNotNull(credencial.senha_hash), isNull(credencial.senha_em)))
    .orderBy(usuario.id)
    .limit(1)
  return quem
}

/** A Microsoft account is identified by tenant and object id, because an e-mail can change hands. */
export const ligarMicrosoft = async (db: Db, usuarioId: string, conta: { tid: string; oid: string }) => {
  const ligacao = { microsoft_tid: conta.tid, microsoft_oid: conta.oid }
  await db
    .insert(credencial)
    .values({ usuario_id: usuarioId, ...ligacao })
    .onConflictDoUpdate({ target: credencial.usuario_id, set: ligacao })
}

export const usuarioDaMicrosoft = async (db: Db, { tid, oid }: { tid: string; oid: string }) => {
  const [ligada] = await db
    .select({ usuarioId: credencial.usuario_id })
    .from(credencial)
    .where(and(eq(credencial.microsoft_tid, tid), eq(credencial.microsoft_oid, oid)))
  return ligada?.usuarioId
}

export const esquecerCredencial = async (db: Db, usuarioId: string) => {
  await db.delete(credencial).where(eq(credencial.usuario_id, usuarioId))
  await esquecerLinks(db, usuarioId)
}

/** Links that were already sent stop working. */
export const esquecerLinks = (db: Db, usuarioId: string) =>
  db.delete(tokenSenha).where(eq(tokenSenha.usuario_id, usuarioId))

/**
 * A new link. Only the newest of its kind works. But anyone may ask for a recovery, so it does not cancel an
 * invitation.
 */
export const criarToken = async (db: Db, usuarioId: string, motivo: Motivo, minutos: number) => {
  const token = randomBytes(BYTES_DO_TOKEN).toString('base64url')
  await db.delete(tokenSenha).where(and(eq(tokenSenha.usuario_id, usuarioId), eq(tokenSenha.motivo, motivo)))
  const [criado] = await db
    .insert(tokenSenha)
    .values({
      usuario_id: usuarioId,
      motivo,
      hash: resumir(token),
      expira_em: sql`now() + make_interval(mins => ${minutos})`,
    })
    .returning({ id: tokenSenha.id })
  if (!criado) throw new Error('o token não voltou da inserção')
  return { id: criado.id, token }
}

const emAberto = and(isNull(tokenSenha.usado_em), sql`${tokenSenha.expira_em} > now()`)
const vale = (token: string) => and(eq(tokenSenha.hash, resumir(token)), emAberto)

/** Checks the token without using it up. */
export const conferirToken = async (db: Db, id: string, token: string) => {
  const [valido] = await db
    .select()
    .from(tokenSenha)
    .where(and(eq(tokenSenha.id, id), vale(token)))
  return valido
}

/** Uses the token up: of any number of calls with it, only one gets the row. */
export const gastarToken = (db: Db, token: string) => gastar(db, vale(token))

/** For someone who has shown the token before and returns from the Microsoft login. */
export const gastarTokenPorId = (db: Db, id: string) => gastar(db, and(eq(tokenSenha.id, id), emAberto))

const gastar = async (db: Db, qual: SQL | undefined) => {
  const [gasto] = await db.update(tokenSenha).set({ usado_em: sql`now()` }).where(qual).returning()
  return gasto
}
