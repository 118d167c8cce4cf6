import type { Referencia } from '@balcao/contract/base/escolha'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado } from '#infra/recusa/recusa.ts'
import { alcancado } from './alcance.ts'
import { atendimento } from './atendimento.table.ts'

const daEmpresa = (empresas: SQL) => sql`(u.todas_empresas or exists (
  select 1 from usuario_empresa l where l.usuario_id = u.id and l.empresa_id = any(${empresas})))`

/** For a query with `usuario u`: active people who may work on tickets. */
const ATENDE = sql`u.ativo and u.excluido_em is null and exists (
  select 1 from grupo_permissao g where g.id = u.grupo_permissao_id and 'EDITAR.ATENDIMENTO' = any(g.permissoes))`

const umaSo = (empresaId: string) => sql`array[${empresaId}::uuid]`
const POR_NOME = sql`order by sem_acento(u.nome), u.id`

/** Who can have a ticket of this company. */
export const atendentesDaEmpresa = async (db: Db, empresaId: string): Promise<Referencia[]> => {
  const { rows } = await db.execute<Referencia>(
    sql`select u.id, u.nome from usuario u where ${ATENDE} and ${daEmpresa(umaSo(empresaId))} ${POR_NOME}`,
  )
  return rows
}

export const responsaveisPossiveis = async (db: Db, quem: Pessoa, id: string) => {
  const [lido] = await db
    .select({ empresa_id: atendimento.empresa_id, responsavel_id: atendimento.responsavel_id })
    .from(atendimento)
    .where(and(eq(atendimento.id, id), alcancado(quem)))
  if (!lido) throw naoEncontrado()
  const atendentes = await atendentesDaEmpresa(db, lido.empresa_id)
  return atendentes.filter((um) => um.id !== lido.responsavel_id)
}

export const exigirAtendente = async (db: Db, id: string, empresaId: string): Promise<Referencia> => {
  const { rows } = await db.execute<Referencia>(sql`select u.id, u.nome from usuario u
    where u.id = ${id}::uuid and ${ATENDE} and ${daEmpresa(umaSo(empresaId))} for share of u`)
  const [atendente] = rows
  if (!atendente)
    throw campoInvalido('responsavel_id', 'Escolha uma pessoa ativa desta empresa que atende clientes')
  return atendente
}

/** Who works on tickets that this person reaches, and who has one, also if they have left since. */
export const responsaveisDosAtendimentos = async (db: Db, { empresas }: Pessoa): Promise<Referencia[]> => {
  const minhas = sql`${sql.param(empresas ?? [])}::uuid[]`
  const alcanca = empresas === null ? sql`true` : daEmpresa(minhas)
  const aqui = empresas === null ? sql`true` : sql`e.id = any(${minhas})`
  const { rows } = await db.execute<Referencia>(sql`select u.id, u.nome from usuario u
    where (${ATENDE} and ${alcanca})
      or exists (select 1 from empresa e where ${aqui} and exists (
        select 1 from atendimento a where a.empresa_id = e.id and a.responsavel_id = u.id)) ${POR_NOME}`)
  return rows
}
