import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { obterConta } from './conta-bancaria.queries.ts'
import { contaBancaria as conta } from './conta-bancaria.table.ts'

/**
 * One change at a time among the accounts of a company, so that there is always one default. What only refers to the
 * company does not wait.
 */
export const travarEmpresa = async (db: Db, quem: Pessoa, id: string) => {
  const [linha] = await db
    .select({ id: empresa.id })
    .from(empresa)
    .where(and(eq(empresa.id, id), isNull(empresa.excluido_em)))
    .for('no key update')
  if (!linha || !temEmpresa(quem, id)) throw naoEncontrado()
}

/** Locks the row, after its company. 404 when it is out of sight. */
export const travarConta = async (db: Db, quem: Pessoa, id: string) => {
  const { empresa_id } = await obterConta(db, quem, id)
  await travarEmpresa(db, quem, empresa_id)
  await db.select({ id: conta.id }).from(conta).where(eq(conta.id, id)).for('update')
  return obterConta(db, quem, id)
}
