import { type Cobranca, cobrar } from './cobranca.ts'
import { comPromocoes, exigidosPor, type Oferta } from './oferta.ts'
import type { PromocaoDoPreco } from './preco-entrada.ts'
import { mesesComparados, totalPago } from './total-pago.ts'

/** A subset of a list of promotions: bit i says whether promotion i is in it. */
type Mascara = number

export const daMascara = (promocoes: PromocaoDoPreco[], mascara: Mascara): PromocaoDoPreco[] =>
  promocoes.filter((_, i) => mascara & (1 << i))

const mascaraDe = (promocoes: PromocaoDoPreco[], teste: (promocao: PromocaoDoPreco) => boolean): Mascara =>
  promocoes.reduce((mascara, promocao, i) => (teste(promocao) ? mascara | (1 << i) : mascara), 0)

/**
 * Returns a function that says what is paid with each subset of some of the candidates. It always sums over
 * the fidelity, so that how long one candidate lasts cannot change which one is best. No discount depends on
 * another. So each charge is computed separately, once for every way in which the promotions can affect it:
 * usually two.
 */
export function totalizador(
  oferta: Oferta,
  candidatas: PromocaoDoPreco[],
): (promocoes: PromocaoDoPreco[]) => number[] {
  const cobrancas = cobrar(comPromocoes(oferta, candidatas))
  const meses = mesesComparados(oferta.plano)
  const fixas = new Set(cobrar(comPromocoes(oferta, [])).map(({ id }) => id))

  return (promocoes) => {
    const parcelas = cobrancas.map((cobranca) =>
      parcelaDe(cobranca, fixas.has(cobranca.id), promocoes, meses),
    )
    return Array.from({ length: 1 << promocoes.length }, (_, mascara) =>
      parcelas.reduce((total, parcela) => total + parcela(mascara), 0),
    )
  }
}

/** What one charge adds to the total. Zero when only a promotion that was not chosen brings it along. */
function parcelaDe(cobranca: Cobranca, fixa: boolean, promocoes: PromocaoDoPreco[], meses: number) {
  const trazem = mascaraDe(promocoes, (promocao) => exigidosPor([promocao]).includes(cobranca.id))
  const descontam = mascaraDe(promocoes, (promocao) =>
    cobranca.abatimentos.some((a) => a.promocao === promocao),
  )
  const prontas = new Map<Mascara, number>()

  const calcular = (mascara: Mascara): number => {
    if (!fixa && (mascara & trazem) === 0) return 0
    const tomadas = daMascara(promocoes, mascara)
    const abatimentos = cobranca.abatimentos.filter(({ promocao }) => tomadas.includes(promocao))
    return totalPago([{ ...cobranca, abatimentos }], meses)
  }
  return (mascara: Mascara): number => {
    const relevante = mascara & (trazem | descontam)
    const pronta = prontas.get(relevante)
    if (pronta !== undefined) return pronta
    const total = calcular(relevante)
    prontas.set(relevante, total)
    return total
  }
}
