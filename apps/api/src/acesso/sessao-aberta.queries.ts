import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../db/conexao.ts'
import { preparar } from '../db/preparada.ts'
import { pessoa } from '../http/contexto.ts'
import type { Presumida } from './presumidos.ts'

/** An open session of somebody who may still come in. */
const aberta = (sessao: SQL) => sql`
  from sessao s
  join usuario u on u.id = s.usuario_id
  join grupo_permissao g on g.id = u.grupo_permissao_id
  where s.id = ${sessao} and s.encerrada_em is null and s.expira_em > now() and u.ativo and u.excluido_em is null`

/**
 * Tells the rights of one moment from those of another: `xmin` is the version of a row, which any change to it
 * replaces, whoever makes it and from where.
 */
const MARCA = sql`concat_ws('.', s.xmin, u.xmin, g.xmin, (
  select string_agg(ue.xmin::text, ',' order by ue.empresa_id) from usuario_empresa ue where ue.usuario_id = u.id))`

/** For a statement that reads data: null if the session has ended meanwhile. */
export const marcaDaSessao = (sessao: SQL) => sql`(select ${MARCA} ${aberta(sessao)})`

export const estaAberta = async (db: Db, sessaoId: string) => {
  const { rows } = await db.execute(sql`select 1 ${aberta(sql`${sessaoId}::uuid`)}`)
  return rows.length > 0
}

type Linha = {
  id: string
  nome: string
  permissoes: string[]
  todas: boolean
  empresas: string[]
  marca: string
}

const PESSOA = preparar<Linha>(sql`
  select u.id, u.nome, g.permissoes, u.todas_empresas as todas, ${MARCA} as marca,
    array(select ue.empresa_id from usuario_empresa ue where ue.usuario_id = u.id) as empresas
  ${aberta(sql`${sql.placeholder('sessao')}`)}`)

/** Who is behind an open session, with the rights of this very moment; nobody if anything ended meanwhile. */
export const pessoaDaSessao = async (pool: pg.Pool, sessaoId: string): Promise<Presumida | null> => {
  const [linha] = await PESSOA(pool, { sessao: sessaoId })
  if (!linha) return null
  const { todas, empresas, marca, ...dados } = linha
  return { marca, quem: pessoa({ ...dados, sessaoId, empresas: todas ? null : empresas }) }
}
