import { and, eq, isNull, sql } from 'drizzle-orm'
import { grupoPermissao } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { type Pessoa, pessoa } from '#infra/http/contexto.ts'
import { usuario, usuarioEmpresa } from './usuario.table.ts'

/** Of something that a person began with a login and finishes without one. */
const SEM_SESSAO = '00000000-0000-0000-0000-000000000000'

/** Somebody with their rights of this moment. Null when they may no longer come in. */
export const pessoaComDireitos = async (db: Db, id: string): Promise<Pessoa | null> => {
  const [lida] = await db
    .select({
      id: usuario.id,
      nome: usuario.nome,
      permissoes: grupoPermissao.permissoes,
      todas: usuario.todas_empresas,
      empresas: sql<string[]>`array(select ${usuarioEmpresa.empresa_id} from ${usuarioEmpresa}
        where ${usuarioEmpresa.usuario_id} = ${usuario.id})`,
    })
    .from(usuario)
    .innerJoin(grupoPermissao, eq(grupoPermissao.id, usuario.grupo_permissao_id))
    .where(and(eq(usuario.id, id), usuario.ativo, isNull(usuario.excluido_em)))
  if (!lida) return null
  const { todas, empresas, ...dados } = lida
  return pessoa({ ...dados, sessaoId: SEM_SESSAO, empresas: todas ? null : empresas })
}
