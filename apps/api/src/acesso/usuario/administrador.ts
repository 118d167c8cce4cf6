import { permissoesDeAdministrador } from '@balcao/contract/base/administrador'
import { sql } from 'drizzle-orm'
import { grupoPermissao as grupo } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'
import { usuario } from './usuario.table.ts'

const TRAVA = 726_872

/**
 * Call it before changing users or groups. It makes such changes wait for each other, so that two
 * administrators cannot remove each other at the same moment. Someone who lost the required rights while
 * waiting is refused.
 */
export const travarMudancaDeAcesso = async (db: Db, quem: Pessoa) => {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)
  const { rowCount } = await db.execute(sql`
    select 1 from ${usuario} join ${grupo} on ${grupo.id} = ${usuario.grupo_permissao_id}
    where ${usuario.id} = ${quem.id} and ${usuario.ativo} and ${usuario.excluido_em} is null
      and ${grupo.permissoes} @> ${sql.param(quem.permissoes)}::text[]
      and ${usuario.todas_empresas} = ${quem.empresas === null}`)
  if (!rowCount) throw semPermissao('Seus direitos acabaram de mudar. Recarregue a página.')
}

/** People who can really act: active, and past the invitation. */
export const administradores = async (db: Db) => {
  const { rows } = await db.execute<{ nome: string; email: string }>(sql`
    select ${usuario.nome}, ${usuario.email}
    from ${usuario} join ${grupo} on ${grupo.id} = ${usuario.grupo_permissao_id}
    where ${usuario.ativo} and ${usuario.excluido_em} is null and ${usuario.todas_empresas}
      and ${usuario.convite_aceito_em} is not null
      and ${grupo.permissoes} @> ${sql.param(permissoesDeAdministrador)}::text[]
    order by ${usuario.id}`)
  return rows
}
