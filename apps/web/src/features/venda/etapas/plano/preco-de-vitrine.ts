import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { NADA_ESCOLHIDO, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'

const prontos = new WeakMap<Oferta, ReturnType<typeof precoDaOferta>>()

/** With what is mandatory and the best promotions. Kept with the offer: coming back to the step costs nothing. */
export function precoDeVitrine(oferta: Oferta, dia: string) {
  const pronto = prontos.get(oferta) ?? precoDaOferta(oferta, dia, NADA_ESCOLHIDO)
  prontos.set(oferta, pronto)
  return pronto
}
