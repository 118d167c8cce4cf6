import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { rascunho } from './rascunho.table.ts'

const colunas = {
  id: rascunho.id,
  dados: rascunho.dados,
  etapa: rascunho.etapa,
  dispositivo: rascunho.dispositivo,
  versao: rascunho.versao,
  criado_em: rascunho.criado_em,
  atualizado_em: rascunho.atualizado_em,
}

/** A draft is seen by its owner alone. */
export const doDono = (quem: Pessoa, id: string) => and(eq(rascunho.id, id), eq(rascunho.usuario_id, quem.id))

export const listarRascunhos = (db: Db, quem: Pessoa) =>
  db
    .select(colunas)
    .from(rascunho)
    .where(eq(rascunho.usuario_id, quem.id))
    .orderBy(desc(rascunho.atualizado_em), desc(rascunho.id))

export const lerRascunho = async (db: Db, quem: Pessoa, id: string) => {
  const [lido] = await db.select(colunas).from(rascunho).where(doDono(quem, id))
  return lido ?? null
}

export const obterRascunho = async (db: Db, quem: Pessoa, id: string) => {
  const lido = await lerRascunho(db, quem, id)
  if (!lido) throw naoEncontrado()
  return lido
}
