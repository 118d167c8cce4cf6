import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { venda } from './venda.table.ts'

export type VendaComLink = Pick<typeof venda.$inferSelect, 'id' | 'protocolo' | 'situacao' | 'cliente'> &
  Pick<typeof venda.$inferInsert, 'link_numero' | 'aceite_ate' | 'cliente_numero'>

/**
 * The subscriber has a new link: to accept by while the sale waits for that, or else to follow it by. It goes to them,
 * in the transaction that made it. Who has read the settings gives them.
 */
export const mandarLinkDoAssinante = encaixe<
  (db: Db, vendida: VendaComLink, configuracao?: Configuracao) => Promise<unknown>
>('quem manda o link ao assinante')
