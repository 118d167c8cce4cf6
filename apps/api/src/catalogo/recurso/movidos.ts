/**
 * What was moved between two orders of the same ids: the fewest items that, when moved, turn one order into
 * the other. The others only made room. A history that named them too would hide which one was dragged.
 */
export const movidos = (antes: readonly string[], depois: readonly string[]): string[] => {
  const posicao = new Map(antes.map((id, i) => [id, i]))
  const ficaram = maiorCrescente(depois.map((id) => posicao.get(id) ?? -1))
  return depois.filter((_, i) => !ficaram.has(i))
}

/**
 * The indexes of a longest increasing subsequence. There are only dozens of items, so the simple quadratic
 * algorithm is enough.
 */
const maiorCrescente = (numeros: readonly number[]): Set<number> => {
  const melhores: { tamanho: number; anterior: number }[] = []
  let fim = -1
  for (const [i, numero] of numeros.entries()) {
    const melhor = { tamanho: 1, anterior: -1 }
    for (const [j, antes] of melhores.entries())
      if ((numeros[j] ?? 0) < numero && antes.tamanho >= melhor.tamanho) {
        melhor.tamanho = antes.tamanho + 1
        melhor.anterior = j
      }
    melhores.push(melhor)
    if (melhor.tamanho > (melhores[fim]?.tamanho ?? 0)) fim = i
  }
  const indices = new Set<number>()
  for (let i = fim; i >= 0; i = melhores[i]?.anterior ?? -1) indices.add(i)
  return indices
}
