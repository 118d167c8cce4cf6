import type { Permissao } from '@balcao/contract/permissao'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/conexao.ts'
import { Recusa } from '../http/recusa.ts'
import { usuario } from '../usuario/usuario.table.ts'
import { grupoPermissao as grupo } from './grupo-permissao.table.ts'

const INDISPENSAVEIS: Permissao[] = ['EDITAR.USUARIO', 'EDITAR.GRUPO_PERMISSAO']
const TRAVA = 726_872

/**
 * Call before a change of users or groups: it queues such changes, so that two administrators who remove each
 * other at the same moment are seen one after the other.
 */
export const enfileirarMudancaDeAcesso = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${TRAVA})`)

/** Call after the change, in its transaction: somebody must still be able to edit users and groups everywhere. */
export const garantirAdministrador = async (db: Db) => {
  const { rowCount } = await db.execute(sql`
    select 1 from ${usuario} join ${grupo} on ${grupo.id} = ${usuario.grupo_permissao_id}
    where ${usuario.ativo} and ${usuario.excluido_em} is null and ${usuario.todas_empresas}
      and ${usuario.convite_aceito_em} is not null
      and ${grupo.permissoes} @> ${sql.param(INDISPENSAVEIS)}::text[]
    limit 1`)
  if (!rowCount)
    throw new Recusa(
      409,
      'ULTIMO_ADMINISTRADOR',
      'Precisa restar pelo menos uma pessoa ativa que possa editar usuários e grupos em todas as empresas.',
    )
}
