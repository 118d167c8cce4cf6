import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { type Escolhas, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import { useRascunho } from '../rascunho/aberto.ts'
import { ultima } from './ultima.ts'
import { useOferta } from './useOferta.ts'

const calcular = ultima(
  (oferta: Oferta, dia: string, adicionais: Escolhas['adicionais'], promocoes: Escolhas['promocoes']) => ({
    oferta,
    dia,
    ...precoDaOferta(oferta, dia, { adicionais, promocoes }),
  }),
)

/** The chosen offer and what it costs. Null until a plan is chosen. Computed only when one of its parts changes. */
export function usePreco() {
  const { adicionais, promocoes } = useRascunho().dados
  const { oferta, dia } = useOferta()
  return oferta ? calcular(oferta, dia, adicionais, promocoes) : null
}
