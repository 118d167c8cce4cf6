import {
  type ModeloDeTexto,
  nomesDosModelos,
  type TipoDeModelo,
  tiposDeModelo,
} from '@balcao/contract/vendas/aceite-modelo'
import { modelosPadrao } from '@balcao/contract/vendas/aceite-modelo-padrao'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { modeloDeTexto as modelo } from './aceite.table.ts'

const DO_PROGRAMA = { versao: 1, criado_em: null, quem: null }

export const listarModelos = async (db: Db): Promise<ModeloDeTexto[]> => {
  const salvas = await db
    .select({
      tipo: modelo.tipo,
      versao: modelo.versao,
      criado_em: modelo.criado_em,
      quem: modelo.usuario_nome,
    })
    .from(modelo)
    .orderBy(desc(modelo.versao))
  const emVigor = await modelosEmVigor(db)
  return emVigor.map((um) => ({
    ...um,
    versoes: [
      ...salvas.filter(({ tipo }) => tipo === um.tipo).map(({ tipo: _, ...versao }) => versao),
      DO_PROGRAMA,
    ],
  }))
}

/** The last version of each, in the order in which they are read. */
export const modelosEmVigor = async (db: Db) => {
  const salvos = await db
    .selectDistinctOn([modelo.tipo], { tipo: modelo.tipo, versao: modelo.versao, texto: modelo.texto })
    .from(modelo)
    .orderBy(modelo.tipo, desc(modelo.versao))
  return tiposDeModelo.map(
    (tipo) => salvos.find((salvo) => salvo.tipo === tipo) ?? { tipo, versao: 1, texto: modelosPadrao[tipo] },
  )
}

export const textoDaVersao = async (db: Db, tipo: TipoDeModelo, versao: number) => {
  if (versao === 1) return { texto: modelosPadrao[tipo] }
  const [achado] = await db
    .select({ texto: modelo.texto })
    .from(modelo)
    .where(and(eq(modelo.tipo, tipo), eq(modelo.versao, versao)))
  if (!achado) throw new Recusa(404, 'NAO_ENCONTRADO', `${nomesDosModelos[tipo]}: não há a versão ${versao}`)
  return achado
}

/** Of two who save at the same time, the second sees the first. */
export const travarModelos = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('modelo_texto', 0))`)
