import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../db/conexao.ts'
import type { Leitor } from '../db/leitor/leitor.ts'
import type { Pedido } from '../db/leitor/mensagens.ts'
import type { Linha } from '../db/leitor/quadros.ts'
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
 * Tells the rights of one moment from those of another: a number that triggers raise when a session ends and with any
 * change to people, groups and companies, whoever makes it and from where. It is the last column of a read that
 * confirms rights by itself: those in force as its rows were read.
 */
export const MARCA_DOS_DIREITOS = sql`(select d.versao from direitos d)`

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
  marca: string | null
  restam_ms: number
}

const PESSOA = preparar(sql`
  select u.id, u.nome, g.permissoes, u.todas_empresas as todas, ${MARCA_DOS_DIREITOS} as marca,
    extract(epoch from s.expira_em - now())::float8 * 1000 as restam_ms,
    array(select ue.empresa_id from usuario_empresa ue where ue.usuario_id = u.id) as empresas
  ${aberta(sql`${sql.placeholder('sessao')}`)}`)

/** Who is behind an open session, with the rights of this very moment; nobody if anything ended meanwhile. */
export const pessoaDaSessao = async (pool: pg.Pool, sessaoId: string): Promise<Presumida | null> => {
  const agora = performance.now()
  const [linha] = await noPool<LinhaDaPessoa>(pool, PESSOA({ sessao: sessaoId }))
  if (!linha) return null
  const { todas, empresas, marca, restam_ms, ...dados } = linha
  return {
    // Without a number nothing presumed is ever confirmed: everything asks.
    marca: marca ?? '',
    ate: agora + restam_ms,
    quem: pessoa({ ...dados, sessaoId, empresas: todas ? null : empresas }),
  }
}

/** Who reads, and the mark of the rights that they are presumed to have; null when they were asked for just now. */
export type QuemLe = { usuario: Pessoa; marca: string | null }

const MARCA_EM_VIGOR = preparar(sql`select ${MARCA_DOS_DIREITOS}`)

const conferir = (marca: string | null, linha: Linha | undefined) => {
  if (marca !== null && linha?.at(-1)?.toString('latin1') !== marca) throw new DireitosMudaram()
}

/** Before a read that goes another way. */
export const confirmar = async (leitor: Leitor, { marca }: QuemLe) => {
  if (marca === null) return
  const [linha] = await leitor.ler(MARCA_EM_VIGOR({}))
  conferir(marca, linha)
}

/**
 * Reads, the mark included, on the rights last known: if they are no longer those in force, nothing of what came is
 * used. Without a row there is no mark either, and it is asked for by itself: that nothing was found is an answer too.
 */
export const lerConfirmando = async <T>(
  leitor: Leitor,
  quem: QuemLe,
  pedido: Pedido,
  ler: (linha: Linha) => T,
) => {
  const linhas = await leitor.ler(pedido)
  if (linhas.length) conferir(quem.marca, linhas[0])
  else await confirmar(leitor, quem)
  return linhas.map(ler)
}
