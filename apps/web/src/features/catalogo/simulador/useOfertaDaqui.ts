import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { type Lugar, valeNoLugar } from '@balcao/contract/catalogo/oferta-preco'
import { useMemo } from 'react'
import { textos as dasEscolhas } from '#partes/oferta/escolhas.textos.ts'
import { textos } from './simulador.textos.ts'

/**
 * The offer with only the promotions that can be promised: those certain to be valid where the sale is made
 * and, of those that need a coupon, only the one given. The check of the coupon is needed because the
 * previous offer stays on the screen until the next one arrives.
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
      recusaDoCupom: aceito || !cupom ? null : existe ? textos.cupomDeOutroLugar : dasEscolhas.cupomRecusado,
      haEmOutrosLugares: promocoes.length < possiveis.length,
    }
  }, [oferta, codigo_ibge, canal_venda_id, cupom])
}
