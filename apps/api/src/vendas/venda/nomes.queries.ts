import { and, inArray } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { alcancada } from './venda.queries.ts'
import { venda } from './venda.table.ts'

/** Who bought, of those sales that the person reaches. The others are left out, as if they did not exist. */
export const nomesDasVendas = (db: Db, quem: Pessoa, ids: string[]) =>
  db
    .select({ id: venda.id, cliente: venda.cliente_nome })
    .from(venda)
    .where(and(inArray(venda.id, ids), alcancada(quem)))
