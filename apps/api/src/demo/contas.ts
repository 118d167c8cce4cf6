import { and, eq, inArray, isNull } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { pessoas, SENHA_DA_DEMO } from './pessoas.ts'

/**
 * One known person of each group, for the demo's login page. People who can no longer get in are left out.
 */
export const contasDaDemo = async (db: Db) => {
  const primeiras = pessoas.filter(({ grupo }, i) => pessoas.findIndex((p) => p.grupo === grupo) === i)
  const emails = primeiras.map(({ email }) => email)
  const existentes = await db
    .select({ email: usuario.email })
    .from(usuario)
    .where(and(inArray(usuario.email, emails), isNull(usuario.excluido_em), eq(usuario.ativo, true)))
  return primeiras
    .filter(({ email }) => existentes.some((e) => e.email === email))
    .map(({ nome, email, grupo }) => ({ nome, email, grupo, senha: SENHA_DA_DEMO }))
}
