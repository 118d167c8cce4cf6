/** The same list with one item in another place. */
export const mover = <T>(lista: readonly T[], de: number, para: number): T[] =>
  lista.flatMap((item, i) => {
    if (i === de) return de === para ? [item] : []
    const movido = lista[de] as T
    if (i === para) return para < de ? [movido, item] : [item, movido]
    return [item]
  })

/** Where a row is on the page, before anything is dragged. */
export type Medida = { topo: number; altura: number }

/** How far the dragged row moves to take the place of another. */
export const caminhoAte = (medidas: readonly Medida[], de: number, para: number): number => {
  const alturas = (inicio: number, fim: number) =>
    medidas.slice(inicio, fim).reduce((soma, { altura }) => soma + altura, 0)
  return para > de ? alturas(de + 1, para + 1) : -alturas(para, de)
}

/**
 * The place that a row dragged this far would take.
 * A row gives way once the leading edge of the dragged one has passed its middle.
 */
export const lugarApos = (medidas: readonly Medida[], de: number, deslocamento: number): number => {
  const [propria] = medidas.slice(de, de + 1)
  if (!propria) return de
  const topo = propria.topo + deslocamento
  const base = topo + propria.altura
  const meio = (m: Medida) => m.topo + m.altura / 2
  const passados = medidas.filter((m, i) => i > de && meio(m) < base).length
  const ultrapassados = medidas.filter((m, i) => i < de && meio(m) > topo).length
  return de + passados - ultrapassados
}

/** How far a row moves while another one passes between two places. */
export const recuoDe = (medidas: readonly Medida[], i: number, de: number, para: number): number => {
  const altura = medidas[de]?.altura ?? 0
  if (de < i && i <= para) return -altura
  if (para <= i && i < de) return altura
  return 0
}
