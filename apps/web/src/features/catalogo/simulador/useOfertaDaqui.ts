import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { type Lugar, valeNoLugar } from '@balcao/contract/catalogo/oferta-preco'
import { useMemo } from 'react'
import { textos } from './simulador.textos.ts'

/**
 * The offer with the promotions that can be promised: those sure to hold where the sale is, and of those that ask for
 * a coupon only the one given (the offer of the coupon before stays on the screen until the next arrives).
 */
export function useOfertaDaqui(oferta: Oferta, { codigo_ibge, canal_venda_id }: Lugar, cupom?: string) {
  return useMemo(() => {
    const lugar = { codigo_ibge, canal_venda_id }
    const possiveis = oferta.promocoes.filter(({ codigo }) => codigo === null || codigo === cupom)
    const promocoes = possiveis.filter((promocao) => valeNoLugar(promocao, lugar))
    const aceito = promocoes.some(({ codigo }) => codigo !== null)
    const existe = possiveis.some(({ codigo }) => codigo !== null)
    return {
      oferta: { ...oferta, promocoes },
      cupom: aceito ? cupom : undefined,
      recusaDoCupom: aceito || !cupom ? null : existe ? textos.cupomDeOutroLugar : textos.cupomRecusado,
      haEmOutrosLugares: promocoes.length < possiveis.length,
    }
  }, [oferta, codigo_ibge, canal_venda_id, cupom])
}
