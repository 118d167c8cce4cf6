import type { Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import {
  type Escolhas,
  montar,
  precoDaOferta,
  problemaDasPromocoes,
} from '@balcao/contract/catalogo/oferta-preco'
import { cobrar } from '@balcao/contract/catalogo/preco/cobranca'
import { comPromocoes } from '@balcao/contract/catalogo/preco/oferta'
import { mesesComparados, totalPago } from '@balcao/contract/catalogo/preco/total-pago'
import { emLista } from '#textos/emLista.ts'
import { textos } from './escolhas.textos.ts'
import { alternarPromocao } from './escolhas.ts'

type ComCupom = { promocoes: Escolhas['promocoes']; aviso: string }

/** Applies the coupon's promotion if the client pays less with it. Either way, it says what happened. */
export function aplicarCupom(
  oferta: Oferta,
  dia: string,
  escolhas: Escolhas,
  doCupom: PromocaoDaOferta,
): ComCupom {
  const semEla = { ...oferta, promocoes: oferta.promocoes.filter(({ id }) => id !== doCupom.id) }
  const antes = precoDaOferta(semEla, dia, escolhas).promocoes
  const depois = escolhas.promocoes
    ? doId(
        oferta,
        alternarPromocao(
          oferta,
          antes.map(({ id }) => id),
          doCupom.id,
        ),
      )
    : precoDaOferta(oferta, dia, escolhas).promocoes

  const montada = montar(oferta, dia, escolhas.adicionais)
  const problema = problemaDasPromocoes(montada, [doCupom]) ?? problemaDasPromocoes(montada, depois)
  if (problema) return { promocoes: escolhas.promocoes, aviso: textos.cupomNaoCabe(problema) }

  const pago = (promocoes: PromocaoDaOferta[]) =>
    totalPago(cobrar(comPromocoes(montada, promocoes)), mesesComparados(oferta))
  if (!depois.includes(doCupom) || pago(depois) >= pago(antes))
    return { promocoes: escolhas.promocoes, aviso: textos.jaEraMelhor }

  const sairam = antes.filter((promocao) => !depois.includes(promocao)).map(({ nome }) => nome)
  return {
    promocoes: escolhas.promocoes && depois.map(({ id }) => id),
    aviso: textos.cupomAplicado(doCupom.nome, emLista(sairam)),
  }
}

/**
 * Without the coupon its promotion is removed. If it was the only one applied, the best promotions come back.
 */
export const semCupom = (promocoes: Escolhas['promocoes'], id: string): Escolhas['promocoes'] => {
  const restantes = promocoes?.filter((tomada) => tomada !== id) ?? []
  return restantes.length > 0 ? restantes : null
}

const doId = ({ promocoes }: Oferta, ids: string[]) => promocoes.filter(({ id }) => ids.includes(id))
