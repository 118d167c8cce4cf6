/** Ascending numbers, each as the difference from the one before: 3500105, 3500204 → 3500105, 99. */
export const emDiferencas = (crescentes: readonly number[]): number[] =>
  crescentes.map((numero, i) => numero - (crescentes[i - 1] ?? 0))

export const deDiferencas = (diferencas: readonly number[]): number[] => {
  let soma = 0
  return diferencas.map((diferenca) => {
    soma += diferenca
    return soma
  })
}
