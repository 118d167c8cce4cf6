import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { semAcento } from '@balcao/contract/valores/texto'
import { velocidadePorExtenso } from '#partes/plano/velocidade.ts'

/** Every word in the name, the code or the speed: "giga", "fibra 500". */
export function procurar(ofertas: readonly Oferta[], texto: string): readonly Oferta[] {
  const palavras = semAcento(texto).split(/\s+/).filter(Boolean)
  if (palavras.length === 0) return ofertas
  return ofertas.filter(({ nome, codigo, download_mbps }) => {
    const onde = semAcento(`${nome} ${codigo} ${download_mbps} ${velocidadePorExtenso(download_mbps)}`)
    return palavras.every((palavra) => onde.includes(palavra))
  })
}

/** Highlighted plans first and the rest after them, both from the cheapest, as in the catalogue. */
export const emOrdem = (ofertas: readonly Oferta[]): Oferta[] =>
  ofertas.toSorted(
    (a, b) =>
      Number(b.destaque) - Number(a.destaque) || a.valor_mensal - b.valor_mensal || (a.id < b.id ? -1 : 1),
  )

/** The first ones, and the chosen one before them when it is not among them. */
export function aMostrar(
  ofertas: readonly Oferta[],
  quantas: number,
  escolhida: string | undefined,
): Oferta[] {
  const primeiras = ofertas.slice(0, quantas)
  const adiante = ofertas.slice(quantas).find(({ id }) => id === escolhida)
  return adiante ? [adiante, ...primeiras] : primeiras
}
