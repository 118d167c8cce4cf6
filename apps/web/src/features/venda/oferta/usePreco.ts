import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { type Escolhas, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import { useRascunho } from '../rascunho/aberto.ts'
import { ultima } from './ultima.ts'
import { useComoVendida } from './useComoVendida.ts'
import { useOferta } from './useOferta.ts'

const calcular = ultima(
  (oferta: Oferta, dia: string, adicionais: Escolhas['adicionais'], promocoes: Escolhas['promocoes']) => ({
    oferta,
    dia,
    ...precoDaOferta(oferta, dia, { adicionais, promocoes }),
  }),
)

/** As it was vendida. What could be chosen instead is of now, if the plan is still sold at all. */
const comoVendida = ultima(({ plano, ...vendida }: CorrecaoAberta['vendida'], agora: Oferta | null) => ({
  ...{ dia: vendida.dia, preco: vendida.preco, promocoes: vendida.promocoes, adicionais: vendida.adicionais },
  oferta: { ...plano, adicionais: agora?.adicionais ?? [], promocoes: agora?.promocoes ?? [] },
}))

/**
 * The chosen offer and what it costs. Null until a plan is chosen. Computed only when one of its parts changes. A
 * correction keeps the price of the sale for as long as the same is chosen.
 */
export function usePreco() {
  const { adicionais, promocoes } = useRascunho().dados
  const { oferta, dia } = useOferta()
  const vendida = useComoVendida()
  if (vendida) return comoVendida(vendida, oferta)
  return oferta ? calcular(oferta, dia, adicionais, promocoes) : null
}
