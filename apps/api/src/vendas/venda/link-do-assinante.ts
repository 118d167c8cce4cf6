import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { venda } from './venda.table.ts'

export type VendaComLink = Pick<typeof venda.$inferInsert, 'id' | 'cliente' | 'link_numero' | 'aceite_ate'>

/** The subscriber has a new link: it goes to them, in the transaction that made it. */
export const mandarLinkDoAssinante = encaixe<(db: Db, vendida: VendaComLink) => Promise<unknown>>(
  'quem manda o link ao assinante',
)
