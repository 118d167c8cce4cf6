import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { venda } from './venda.table.ts'

/** What a correction keeps of its sale, whatever became meanwhile of what it names. A sending finds none. */
export const vendaEnviada = (db: Db, id: string) =>
  db
    .select({
      cliente_id: venda.cliente_id,
      documento: sql<string>`${venda.cliente} ->> 'cpf_cnpj'`.as('documento'),
    })
    .from(venda)
    .where(eq(venda.id, id))

export type VendaEnviada = Awaited<ReturnType<typeof vendaEnviada>>[number]
