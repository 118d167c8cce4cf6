import { type Porta, proximaPorta } from '@balcao/contract/vendas/situacao'
import { resumoDe } from '#infra/resumo.ts'
import type { venda } from './venda.table.ts'

type Vendida = Pick<
  typeof venda.$inferSelect,
  'cliente' | 'endereco' | 'oferta' | 'preco' | 'restricoes' | 'autorizacao' | 'aceite_resumo'
>

/** Hash of what somebody authorises or accepts: if any of it changes, that no longer holds. */
export const resumoDoVendido = ({
  cliente,
  endereco,
  oferta,
  preco,
}: Omit<Vendida, 'autorizacao' | 'restricoes' | 'aceite_resumo'>) => {
  const { plano, adicionais, promocoes } = oferta
  return resumoDe({ cliente, endereco, plano, adicionais, promocoes, preco })
}

/** Where the sale goes now: what is already satisfied is not asked for twice. */
export const portaDe = (vendida: Vendida): Porta => {
  const { restricoes, autorizacao, oferta, aceite_resumo } = vendida
  const valeAinda = (visto: string | null | undefined) => visto != null && visto === resumoDoVendido(vendida)
  return proximaPorta({
    autorizacao: restricoes.length > 0 && !valeAinda(autorizacao?.resumo),
    aceite: oferta.canal.exige_aceite_digital && !valeAinda(aceite_resumo),
  })
}
