import { codigosDoAceite } from '@balcao/contract/vendas/aceite'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { venda } from './venda.table.ts'

type Vendida = typeof venda.$inferSelect

export const linkEncerrado = () =>
  new Recusa(
    409,
    codigosDoAceite.linkEncerrado,
    'Este link não vale mais: a contratação mudou, foi decidida ou o prazo acabou. Fale com quem vendeu para você.',
  )

/** Whether the link of this number may still be used for this sale. */
export const linkAberto = (
  { situacao, link_numero, aceite_ate }: Pick<Vendida, 'situacao' | 'link_numero' | 'aceite_ate'>,
  numero: number,
) =>
  situacao === 'AGUARDANDO_ACEITE' &&
  link_numero === numero &&
  aceite_ate !== null &&
  Date.parse(aceite_ate) > Date.now()
