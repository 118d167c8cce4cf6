/**
 * Remembers the last result. Price bar, step and review ask for the same thing at the same time, and it is computed
 * once for all of them.
 */
export const ultima = <A extends readonly unknown[], R>(calcular: (...argumentos: A) => R) => {
  let feita: { argumentos: A; resultado: R } | undefined
  return (...argumentos: A): R => {
    if (!feita || argumentos.some((argumento, i) => argumento !== feita?.argumentos[i]))
      feita = { argumentos, resultado: calcular(...argumentos) }
    return feita.resultado
  }
}
