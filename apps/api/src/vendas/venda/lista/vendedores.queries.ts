import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { alcance } from './filtros.ts'

/** Who made the sales that this person sees, also those who have left since. */
export const vendedoresDasVendas = async (db: Db, quem: Pessoa) => {
  const { rows } = await db.execute<{ id: string; nome: string }>(sql`
    select u.id, u.nome from usuario u
    where exists (select 1 from venda where venda.vendedor_id = u.id and ${alcance(quem)})
    order by u.nome collate "pt-BR-x-icu", u.id`)
  return rows
}
