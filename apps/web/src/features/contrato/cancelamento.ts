import type { Contrato } from '@balcao/contract/vendas/contrato-visto'

/** What ended the contract. There is none when the sale was undone. */
export const cancelamentoDe = ({ eventos }: Pick<Contrato, 'eventos'>) =>
  eventos.find(({ tipo, situacao }) => tipo === 'CANCELAMENTO' && situacao === 'FEITO')
