/**
 * `indexOf` that remembers: asked again from a place before what it found, it answers without looking. Looking for
 * a rare character from each line of a block would otherwise read the block once per line.
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
