import { precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import { useMemo } from 'react'
import { useRascunho } from '../rascunho/aberto.ts'
import { useOfertas } from './useOfertas.ts'

/** The chosen offer and what it costs. Null until a plan is chosen. */
export function usePreco() {
  const { dados } = useRascunho()
  const { ofertas, dia } = useOfertas()
  const oferta = ofertas.find(({ id }) => id === dados.plano_id)
  const { adicionais, promocoes } = dados
  return useMemo(
    () => (oferta ? { oferta, dia, ...precoDaOferta(oferta, dia, { adicionais, promocoes }) } : null),
    [oferta, dia, adicionais, promocoes],
  )
}
