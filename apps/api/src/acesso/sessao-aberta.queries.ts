import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../db/conexao.ts'
import type { Leitor } from '../db/leitor/leitor.ts'
import type { Pedido } from '../db/leitor/mensagens.ts'
import { noPool, preparar } from '../db/preparada.ts'
import { type Pessoa, pessoa } from '../http/contexto.ts'
import { DireitosMudaram } from '../http/direitos-mudaram.ts'
import type { Presumida } from './presumidos.ts'

/** An open session of somebody who may still come in. */
const aberta = (sessao: SQL) => sql`
  from sessao s
  join usuario u on u.id = s.usuario_id
  join grupo_permissao g on g.id = u.grupo_permissao_id
  where s.id = ${sessao} and s.encerrada_em is null and s.expira_em > now() and u.ativo and u.excluido_em is null`

/**
 * Tells the rights of one moment from those of another: `xmin` is the version of a row, which any change to it
 * replaces, whoever makes it and from where. A change of someone's companies touches their own row (a trigger sees to it).
 */
const MARCA = sql`concat_ws('.', s.xmin, u.xmin, g.xmin)`

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

const SESSAO = sql`${sql.placeholder('sessao')}`

const PESSOA = preparar(sql`
  select u.id, u.nome, g.permissoes, u.todas_empresas as todas, ${MARCA} as marca,
    array(select ue.empresa_id from usuario_empresa ue where ue.usuario_id = u.id) as empresas
  ${aberta(SESSAO)}`)

/** Who is behind an open session, with the rights of this very moment; nobody if anything ended meanwhile. */
export const pessoaDaSessao = async (pool: pg.Pool, sessaoId: string): Promise<Presumida | null> => {
  const [linha] = await noPool<Linha>(pool, PESSOA({ sessao: sessaoId }))
  if (!linha) return null
  const { todas, empresas, marca, ...dados } = linha
  return { marca, quem: pessoa({ ...dados, sessaoId, empresas: todas ? null : empresas }) }
}

/** Who reads, and the mark of the rights that they are presumed to have. */
export type QuemLe = { usuario: Pessoa; marca: string }

const MARCA_EM_VIGOR = preparar(sql`select ${MARCA} ${aberta(SESSAO)}`)

/**
 * Reads on the rights last known, and confirms them on the same trip: if they are no longer those, nothing of what came
 * is used.
 */
export const lerConfirmando = async (leitor: Leitor, { usuario, marca }: QuemLe, ...pedidos: Pedido[]) => {
  const [direitos, ...resultados] = await leitor.ler(MARCA_EM_VIGOR({ sessao: usuario.sessaoId }), ...pedidos)
  if (direitos?.[0]?.[0]?.toString('latin1') !== marca) throw new DireitosMudaram()
  return resultados
}
