import { type SQL, sql } from 'drizzle-orm'
import type { Db, Fontes } from '../db/conexao.ts'
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

export const estaAberta = async (db: Db, sessaoId: string) => {
  const { rows } = await db.execute(sql`select 1 ${aberta(sql`${sessaoId}::uuid`)}`)
  return rows.length > 0
}

type LinhaDaPessoa = {
  id: string
  nome: string
  permissoes: string[]
  todas: boolean
  empresas: string[]
  restam_ms: number
}

const PESSOA = preparar(sql`
  select u.id, u.nome, g.permissoes, u.todas_empresas as todas,
    extract(epoch from s.expira_em - now())::float8 * 1000 as restam_ms,
    array(select ue.empresa_id from usuario_empresa ue where ue.usuario_id = u.id) as empresas
  ${aberta(sql`${sql.placeholder('sessao')}`)}`)

/** Who is behind an open session, with the rights of this very moment; nobody if anything ended meanwhile. */
export const pessoaDaSessao = async (
  { pool, leitor }: Fontes,
  sessaoId: string,
): Promise<Presumida | null> => {
  const agora = performance.now()
  // Before the question: what changes while it is under way may not be in its answer.
  const marca = leitor.marca()
  const [linha] = await noPool<LinhaDaPessoa>(pool, PESSOA({ sessao: sessaoId }))
  if (!linha) return null
  const { todas, empresas, restam_ms, ...dados } = linha
  const quem = pessoa({ ...dados, sessaoId, empresas: todas ? null : empresas })
  return { marca, ate: agora + restam_ms, quem }
}

/**
 * Who reads, and the mark of the rights that they are presumed to have; null when they were asked for just now. Triggers
 * announce when a session ends and any change to people, groups and companies, whoever makes it and from where, which
 * makes the mark another.
 */
export type QuemLe = { usuario: Pessoa; marca: number | null }

/**
 * Reads on the rights last known: if they are no longer those in force, nothing of what came is used. The line on which
 * the answer came has heard of every change before it.
 */
export const lerConfirmando = async (leitor: Leitor, { marca }: QuemLe, pedido: Pedido) => {
  const linhas = await leitor.ler(pedido)
  if (marca !== null && marca !== leitor.marca()) throw new DireitosMudaram()
  return linhas
}

const NADA = preparar(sql`select`)

/** Before a read that goes another way. */
export const confirmar = async (leitor: Leitor, quem: QuemLe) => {
  if (quem.marca !== null) await lerConfirmando(leitor, quem, NADA({}))
}
