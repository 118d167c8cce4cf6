/** The same function, but it drops a call while too many are still pending. */
export const comTeto = <A extends unknown[], R>(chamar: (...args: A) => Promise<R>, teto: number) => {
  let pendentes = 0
  return async (...args: A): Promise<R | undefined> => {
    if (pendentes >= teto) return undefined
    pendentes++
    try {
      return await chamar(...args)
    } finally {
      pendentes--
    }
  }
}
