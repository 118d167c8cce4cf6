/**
 * `indexOf` with a memory: asked again from a position before its last find, it answers without searching.
 * Otherwise, searching a rare character from each line of a block would read the block once per line.
 */
export const procura = (texto: string, alvo: string) => {
  let desde = 0
  let achado = -1
  return (posicao: number) => {
    if (posicao < desde || posicao > achado) {
      const indice = texto.indexOf(alvo, posicao)
      desde = posicao
      achado = indice < 0 ? Number.POSITIVE_INFINITY : indice
    }
    return achado
  }
}
