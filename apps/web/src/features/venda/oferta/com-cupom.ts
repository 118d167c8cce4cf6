import type { Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'

/** The offer with the coupon's promotion among the others, in the server's order. */
export const comPromocaoDoCupom = (oferta: Oferta, doCupom: PromocaoDaOferta): Oferta => ({
  ...oferta,
  promocoes: [...oferta.promocoes.filter(({ id }) => id !== doCupom.id), doCupom].sort(
    (a, b) => b.prioridade - a.prioridade || (a.id < b.id ? -1 : 1),
  ),
})
