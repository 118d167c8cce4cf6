import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { linkAberto, linkEncerrado } from '#vendas/venda/link-aberto.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import type { Ingresso } from './link.ts'
import { ofertaDoAssinante } from './oferta.queries.ts'

export const vendaDoIngresso = async (db: Db, { vendaId, numero }: Ingresso) => {
  const [achada] = await db.select().from(venda).where(eq(venda.id, vendaId))
  if (!achada || !linkAberto(achada, numero)) throw linkEncerrado()
  return achada
}

export const verOferta = async (db: Db, ingresso: Ingresso): Promise<OfertaDoAssinante> =>
  ofertaDoAssinante(db, await vendaDoIngresso(db, ingresso))
