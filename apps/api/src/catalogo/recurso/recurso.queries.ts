import type { Recurso } from '@balcao/contract/catalogo/recurso'
import type { FiltroRecurso } from '@balcao/contract/catalogo/recurso-filtro'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { recurso } from './recurso.table.ts'

const existente = isNull(recurso.excluido_em)

const colunas = {
  id: recurso.id,
  nome: recurso.nome,
  descricao: recurso.descricao,
  icone: recurso.icone,
  cor: recurso.cor,
  ordem: recurso.ordem,
  // In plain SQL, because the query builder omits the table's name when it selects from a single table.
  planos: sql<number>`(
    select count(*)::integer from plano_recurso l join plano p on p.id = l.plano_id
    where l.recurso_id = recurso.id and p.excluido_em is null
  )`.as('planos'),
  criado_em: recurso.criado_em,
  atualizado_em: recurso.atualizado_em,
  versao: recurso.versao,
}

export const listarRecursos = (db: Db, { busca }: FiltroRecurso = {}): Promise<Recurso[]> =>
  db
    .select(colunas)
    .from(recurso)
    .where(and(existente, contemPalavras(recurso.busca, busca)))
    .orderBy(asc(recurso.ordem), asc(recurso.id))

export const obterRecurso = async (db: Db, id: string): Promise<Recurso> => {
  const [encontrado] = await db
    .select(colunas)
    .from(recurso)
    .where(and(existente, eq(recurso.id, id)))
  if (!encontrado) throw naoEncontrado()
  return encontrado
}
