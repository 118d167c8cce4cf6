import type { CanalDaVenda } from '@balcao/contract/vendas/preparo-api'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { venda } from './venda.table.ts'

/** What a correction keeps of its sale, whatever became meanwhile of what it names. A sending finds none. */
export const vendaEnviada = (db: Db, id: string) =>
  db
    .select({
      cliente_id: venda.cliente_id,
      documento: sql<string>`${venda.cliente} ->> 'cpf_cnpj'`.as('documento'),
      empresa_id: venda.empresa_id,
      empresa_nome: empresa.nome_fantasia,
      canal: sql<CanalDaVenda>`${venda.oferta} -> 'canal'`.as('canal'),
    })
    .from(venda)
    .innerJoin(empresa, eq(empresa.id, venda.empresa_id))
    .where(eq(venda.id, id))

export type VendaEnviada = Awaited<ReturnType<typeof vendaEnviada>>[number]
