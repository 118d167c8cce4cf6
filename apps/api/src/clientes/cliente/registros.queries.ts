import { inArray } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { cliente } from './cliente.table.ts'

/** A record of a person, by everything that finds them where no foreign key leads to it. */
export type RegistroDaPessoa = {
  cliente_id: string
  empresa_id: string
  documento: string | null
  email: string | null
}

export const registrosDaPessoa = (db: Db, ids: readonly string[]): Promise<RegistroDaPessoa[]> =>
  db
    .select({
      cliente_id: cliente.id,
      empresa_id: cliente.empresa_id,
      documento: cliente.cpf_cnpj,
      email: cliente.email,
    })
    .from(cliente)
    .where(inArray(cliente.id, [...ids]))
