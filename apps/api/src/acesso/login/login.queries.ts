import type { UsuarioAutenticado } from '@balcao/contract/acesso/login'
import { nomeSeparado } from '@balcao/contract/valores/texto'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { grupoPermissao as grupo } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { naoAutenticado } from '#infra/recusa/recusa.ts'

const doGrupo = eq(grupo.id, usuario.grupo_permissao_id)
const podeEntrar = and(eq(usuario.ativo, true), isNull(usuario.excluido_em))

const quemPodeEntrar = async (db: Db, qual: SQL) => {
  const [encontrado] = await db
    .select({ id: usuario.id, nome: usuario.nome, provedor: usuario.provedor, email: usuario.email })
    .from(usuario)
    .where(and(qual, podeEntrar))
  return encontrado
}

export const porEmail = (db: Db, email: string) => quemPodeEntrar(db, eq(usuario.email, email))

export const porId = (db: Db, id: string) => quemPodeEntrar(db, eq(usuario.id, id))

export const eu = async (db: Db, id: string): Promise<UsuarioAutenticado> => {
  const [encontrado] = await db
    .select({
      id: usuario.id,
      nome: usuario.nome,
      email: usuario.email,
      telefone: usuario.telefone,
      provedor: usuario.provedor,
      grupo: grupo.nome,
      permissoes: grupo.permissoes,
      todas_empresas: usuario.todas_empresas,
      versao: usuario.versao,
    })
    .from(usuario)
    .innerJoin(grupo, doGrupo)
    .where(and(eq(usuario.id, id), podeEntrar))
  if (!encontrado) throw naoAutenticado()
  return { ...encontrado, ...nomeSeparado(encontrado.nome) }
}
