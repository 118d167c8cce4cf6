import { isDeepStrictEqual } from 'node:util'
import type { acoesAuditadas } from '@balcao/contract/base/auditoria'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { lugaresDe, SO_TEXTO } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { auditoria } from './auditoria.table.ts'

type Registro = Record<string, unknown>
/**
 * Who does it. A command's context is a person, or a program with a key; a job is the system, which says why it acts.
 */
export type Autor =
  | { usuario: { id: string; nome: string; programa?: boolean; contaId?: string }; origem: Origem }
  /** Through a public link: the name that the link is for, and the id of what it is about. */
  | { assinante: { nome: string; id?: string }; origem: Origem }
  | { sistema: string; origem?: Origem }

export const tipoDeAutor = ({ programa }: { programa?: boolean }) =>
  programa ? ('CHAVE' as const) : ('PESSOA' as const)

const autoria = (autor: Autor) => {
  const { ip = null, agente = null } = autor.origem ?? {}
  if ('usuario' in autor)
    return {
      autor: tipoDeAutor(autor.usuario),
      autor_id: autor.usuario.id,
      autor_nome: autor.usuario.nome,
      ip,
      agente,
    }
  if ('assinante' in autor) {
    const { id = null, nome } = autor.assinante
    return { autor: 'ASSINANTE' as const, autor_id: id, autor_nome: nome, ip, agente }
  }
  return { autor: 'SISTEMA' as const, autor_id: null, autor_nome: autor.sistema, ip, agente }
}

/** Technical columns mean nothing to people who read the history. */
const SEM_INTERESSE = new Set(['id', 'criado_em', 'atualizado_em', 'versao', 'busca', 'excluido_em'])

const diferencas = (antes: Registro, depois: Registro) =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .map((campo) => ({ campo, antes: antes[campo] ?? null, depois: depois[campo] ?? null }))
    .filter((m) => !SEM_INTERESSE.has(m.campo) && !isDeepStrictEqual(m.antes, m.depois))

type Mudanca = { id: string; acao: (typeof acoesAuditadas)[number]; antes: Registro; depois: Registro }

/** Audits many changes of one kind of record in one statement. */
export const auditarVarias = async (db: Db, autor: Autor, entidade: string, mudancas: readonly Mudanca[]) => {
  if (!mudancas.length) return
  const quem = autoria(autor)
  const linhas = comIds(
    mudancas.map(({ id, acao, antes, depois }) => ({
      entidade_id: id,
      acao,
      mudancas: diferencas(antes, depois),
    })),
  )
  await db.execute(sql`
    insert into auditoria
      (id, em, autor, autor_id, autor_nome, ip, agente, entidade, entidade_id, acao, mudancas)
    select id, now(), ${quem.autor}::text, ${quem.autor_id}::uuid, ${quem.autor_nome}::text, ${quem.ip}::text,
      ${quem.agente}::text, ${entidade}::text, entidade_id, acao, mudancas
    from jsonb_populate_recordset(null::auditoria, ${JSON.stringify(linhas)}::jsonb)`)
}

const ANOTAR = preparar(SO_TEXTO.insert(auditoria).values(lugaresDe(auditoria)).getSQL())

/** Its line, for a statement that writes it together with the change. */
export const linhaDaAuditoria = (
  autor: Autor,
  entidade: string,
  id: string,
  acao: (typeof acoesAuditadas)[number],
  antes: Registro = {},
  depois: Registro = {},
) => {
  const mudancas = diferencas(antes, depois)
  return { id: v7(), ...autoria(autor), entidade, entidade_id: id, acao, mudancas }
}

/** Audits a change, in the same transaction as the change. */
export const auditar = async (db: Db, ...mudanca: Parameters<typeof linhaDaAuditoria>) => {
  await consultar(db, ANOTAR(linhaDaAuditoria(...mudanca)))
}

/** What the client did by themselves, through a link: name, address and device are theirs too. */
const DA_PESSOA = sql`${auditoria.autor} = 'ASSINANTE'`

const SEM_A_PESSOA = {
  mudancas: sql`mudancas_sem_dados_pessoais(${auditoria.mudancas})`,
  autor_nome: sql`case when ${DA_PESSOA} then 'removido (LGPD)' else ${auditoria.autor_nome} end`,
  ip: sql`case when ${DA_PESSOA} then null else ${auditoria.ip} end`,
  agente: sql`case when ${DA_PESSOA} then null else ${auditoria.agente} end`,
}

/**
 * Removes the person's data from a record's history. Who did what and when stays, unless it was the person. The
 * database allows no other change to the history, and this one only for records that are already anonymised.
 */
export const anonimizarHistorico = async (db: Db, entidade: string, ids: readonly string[]) => {
  await db.update(auditoria).set(SEM_A_PESSOA).where(destes(entidade, ids))
}

/** Of records that are another's by now: only what this person did by themselves. */
export const anonimizarFeitoPor = async (
  db: Db,
  pessoaId: string,
  entidade: string,
  ids: readonly string[],
) => {
  const dela = and(DA_PESSOA, eq(auditoria.autor_id, pessoaId))
  await db
    .update(auditoria)
    .set(SEM_A_PESSOA)
    .where(and(destes(entidade, ids), dela))
}

const destes = (entidade: string, ids: readonly string[]) =>
  and(eq(auditoria.entidade, entidade), inArray(auditoria.entidade_id, [...ids]))

const POR_VEZ = 5_000

/** Ids are made in the order of time, so the oldest lines are found without an index of their own. */
const PRIMEIRO_ID_DEPOIS = (anos: number) => sql`(
  lpad(to_hex((extract(epoch from now() - make_interval(years => ${anos})) * 1000)::bigint), 12, '0')
  || '70008000000000000000')::uuid`

/** In pieces, because everybody who changes something waits for the audit. */
export const apagarAuditoriaVencida = async (db: Db, anos: number): Promise<void> => {
  const { rowCount } = await db.execute(sql`
    delete from ${auditoria} where id in (
      select id from ${auditoria}
      where id < ${PRIMEIRO_ID_DEPOIS(anos)} and em < now() - make_interval(years => ${anos})
      order by id limit ${POR_VEZ})`)
  if (rowCount === POR_VEZ) await apagarAuditoriaVencida(db, anos)
}
