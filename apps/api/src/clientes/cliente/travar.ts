import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { cliente } from './cliente.table.ts'
import { mascararCliente, veTudo } from './mascarar.ts'
import { lerCliente } from './obter.queries.ts'

/** Clients of the person's companies, without deleted and merged ones. */
export const alcancado = ({ empresas }: Pessoa) =>
  and(isNull(cliente.excluido_em), empresas === null ? undefined : inArray(cliente.empresa_id, [...empresas]))

/**
 * Locks the row until the transaction ends. 404 when it is out of reach. `no key`: the id does not change, so
 * that people who only look do not wait (the row that notes their look refers to this one).
 */
export const travarCliente = async (db: Db, quem: Pessoa, id: string): Promise<Cliente> => {
  const [linha] = await db
    .select({ id: cliente.id })
    .from(cliente)
    .where(and(eq(cliente.id, id), alcancado(quem)))
    .for('no key update')
  if (!linha) throw naoEncontrado()
  return lerCliente(db, quem, linha.id)
}

/** The version that the person saw must be the stored one. */
export const exigirVersao = (quem: Pessoa, atual: Cliente, versao: number) => {
  if (atual.versao !== versao) throw versaoDesatualizada(mascararCliente(quem, atual))
}

export const exigirIdentificado = ({ anonimizado_em }: Pick<Cliente, 'anonimizado_em'>) => {
  if (anonimizado_em !== null) throw semPermissao('Este cliente foi anonimizado e não pode mais ser alterado')
}

export const SEM_VISUALIZAR = 'Para isso é preciso poder visualizar os dados do cliente'

/** Called once the record is known to be in reach: people who see masked texts must not save them. */
export const exigirVisualizacao = (quem: Pessoa) => {
  if (!veTudo(quem)) throw semPermissao(SEM_VISUALIZAR)
}

/** The record's own id. For a merged record, the id of the one that stayed. 404 when it is out of reach. */
export const idDoCliente = async (db: Db, quem: Pessoa, id: string): Promise<string> => {
  const [linha] = await db
    .select({ id: cliente.id })
    .from(cliente)
    .where(
      and(
        sql`${cliente.id} = coalesce((select u.unificado_com from ${cliente} u where u.id = ${id}), ${id})`,
        alcancado(quem),
      ),
    )
  if (!linha) throw naoEncontrado()
  return linha.id
}

/** The record and those merged into it. Together they are everything about one person. */
export const idsDaPessoa = async (db: Db, id: string): Promise<string[]> => {
  const absorvidos = await db.select({ id: cliente.id }).from(cliente).where(eq(cliente.unificado_com, id))
  return [id, ...absorvidos.map((a) => a.id)]
}
