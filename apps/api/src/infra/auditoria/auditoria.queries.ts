import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'
import { auditoria } from './auditoria.table.ts'
import { semNomesAlheios } from './nomes-alcancados.ts'

type Filtro = { cursor?: string | undefined; limite?: number | undefined; ordem?: string | undefined }

/**
 * The history of one record, newest first. It covers several ids when the record was merged with others. The
 * record's own noun decides who may read it. Names of other records appear only as far as the person reaches
 * them.
 */
export const historicoDe = async (
  db: Db,
  quem: Pessoa,
  entidade: string,
  id: string | string[],
  filtro: Filtro,
) => {
  const pagina = await historicoComPartes(db, quem, { entidade, ids: [id].flat() }, [], filtro)
  return { ...pagina, itens: pagina.itens.map(({ entidade_id: _, ...linha }) => linha) }
}

type Registros = { entidade: string; ids: readonly string[] }

const destes = ({ entidade, ids }: Registros) =>
  and(eq(auditoria.entidade, entidade), inArray(auditoria.entidade_id, [...ids]))

/** The same, together with the lines of records that are parts of it. Each line says whose it is. */
export const historicoComPartes = (
  db: Db,
  quem: Pessoa,
  registro: Registros,
  partes: readonly Registros[],
  filtro: Filtro,
) => {
  const deste = or(...[registro, ...partes].map(destes))
  return paginar(filtro, {
    ordens: { em: porInstante(auditoria.em) },
    padrao: '-em',
    id: auditoria.id,
    linhas: async ({ chave, alem, ordem, limite }) => {
      const linhas = await db
        .select({
          id: auditoria.id,
          em: auditoria.em,
          autor: auditoria.autor,
          quem: auditoria.autor_nome,
          usuario_id: sql<
            string | null
          >`case when ${auditoria.autor} = 'PESSOA' then ${auditoria.autor_id} end`,
          ip: auditoria.ip,
          acao: auditoria.acao,
          mudancas: auditoria.mudancas,
          entidade_id: auditoria.entidade_id,
          chave,
        })
        .from(auditoria)
        .where(and(deste, alem))
        .orderBy(ordem)
        .limit(limite)
      return semNomesAlheios(db, quem, registro.entidade, linhas)
    },
    contar: (ate) =>
      contarAte(db, db.select({ id: auditoria.id }).from(auditoria).where(deste).limit(ate).as('t')),
  })
}

/**
 * A record of several companies has `editavel`. Its history tells more than the record shows to people who do
 * not reach all of them.
 */
export const historicoDoRegistro = async (
  db: Db,
  quem: Pessoa,
  entidade: string,
  { id, editavel = true }: { id: string; editavel?: boolean | undefined },
  filtro: Filtro,
) => {
  if (!editavel)
    throw semPermissao('Só vê este histórico quem tem todas as empresas e permissões do registro')
  return historicoDe(db, quem, entidade, id, filtro)
}
