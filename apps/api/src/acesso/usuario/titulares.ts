import { gestaoPorInteiro, permissoesDeAdministrador } from '@balcao/contract/base/administrador'
import { codigos } from '@balcao/contract/base/erro'
import { type Permissao, permissoes, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { sql } from 'drizzle-orm'
import { grupoPermissao as grupo } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import type { Titulares } from '#acesso/grupo-permissao/pessoas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { usuario } from './usuario.table.ts'

/** Someone who was only invited has not come in yet, and may never. */
const ATIVA = sql`${usuario.ativo} and ${usuario.excluido_em} is null and ${usuario.convite_aceito_em} is not null`

/** The permissions that at least one active person holds. */
const comTitular = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ permissao: string }>(sql`
    select distinct unnest(${grupo.permissoes}) as permissao from ${grupo}
    where exists (select 1 from ${usuario} where ${usuario.grupo_permissao_id} = ${grupo.id} and ${ATIVA})`)
  return new Set(rows.map((r) => r.permissao))
}

const alguemTemEmTodaParte = async (db: Db, exigidas: readonly Permissao[]) => {
  const { rowCount } = await db.execute(sql`
    select 1 from ${usuario} join ${grupo} on ${grupo.id} = ${usuario.grupo_permissao_id}
    where ${ATIVA} and ${usuario.todas_empresas} and ${grupo.permissoes} @> ${sql.param(exigidas)}::text[]
    limit 1`)
  return Boolean(rowCount)
}

export const lerTitulares = async (db: Db): Promise<Titulares> => {
  const lidas = await comTitular(db)
  return { permissoes: lidas, cuidado: await alguemTemEmTodaParte(db, gestaoPorInteiro(lidas)) }
}

/**
 * Call it after the change, in its transaction. Somebody must still be able to edit users and groups
 * everywhere, and to give back what is lost. A permission is left without anyone only after the person has
 * confirmed it.
 */
export const conferirTitulares = async (db: Db, antes: Titulares, aceita = false) => {
  if (!(await alguemTemEmTodaParte(db, permissoesDeAdministrador)))
    throw ultimoAdministrador(
      'Precisa restar pelo menos uma pessoa ativa que possa editar usuários e grupos em todas as empresas.',
    )
  const depois = await lerTitulares(db)
  if (antes.cuidado && !depois.cuidado)
    throw ultimoAdministrador(
      'Precisa restar pelo menos uma pessoa ativa com todas as permissões de usuários e grupos, em todas as empresas.',
    )
  const perdidas = permissoes.filter((p) => antes.permissoes.has(p) && !depois.permissoes.has(p))
  if (perdidas.length && !aceita) throw semTitular(perdidas)
}

/**
 * What the person may give to others and change in them: what they have themselves. People who hold users and
 * groups fully may also give what no active person has.
 */
export const permissoesAoAlcance = async (db: Db, quem: Pessoa): Promise<readonly string[]> => {
  const tem = (p: Permissao) => quem.permissoes.includes(p)
  if (quem.empresas !== null || !permissoesDeAdministrador.every(tem)) return quem.permissoes
  const mantidas = await comTitular(db)
  if (!gestaoPorInteiro(mantidas).every(tem)) return quem.permissoes
  return [...quem.permissoes, ...permissoes.filter((p) => !mantidas.has(p))]
}

const ultimoAdministrador = (mensagem: string) => new Recusa(409, 'ULTIMO_ADMINISTRADOR', mensagem)

const semTitular = (perdidas: readonly Permissao[]) =>
  new Recusa(
    409,
    codigos.semTitular,
    'Depois disso nenhuma pessoa ativa terá mais o que segue. Só quem tem todas as permissões de usuários e grupos, em todas as empresas, poderá conceder de novo.',
    { motivos: perdidas.map(rotuloDaPermissao), confirmar: 'aceita_sem_titular' },
  )
