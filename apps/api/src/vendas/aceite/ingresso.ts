import { codigosDoAceite } from '@balcao/contract/vendas/aceite'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Ingresso, Links } from './link.ts'

/** What the subscriber got for showing who they are. Whether their link still opens is the sale's to say. */
export const exigirIngresso = (links: Links, bearer: string | undefined): Ingresso => {
  const lido = bearer ? links.lerIngresso(bearer) : null
  if (!lido)
    throw new Recusa(
      401,
      codigosDoAceite.ingressoVencido,
      'Passou tempo demais. Informe outra vez os números do CPF e a data de nascimento: nada do que você enviou se perdeu.',
    )
  return lido
}
