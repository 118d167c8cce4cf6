/**
 * What was read so far, and then the rest. Not a generator: one that is closed before it was asked for anything does not
 * close what it reads from.
 */
export const retomar = <T>(primeira: IteratorResult<T>, resto: AsyncIterator<T>): AsyncIterable<T> => {
  let dada = false
  const next = async () => {
    if (dada) return resto.next()
    dada = true
    return primeira
  }
  const fechar = async () => (await resto.return?.()) ?? { done: true as const, value: undefined }
  return { [Symbol.asyncIterator]: () => ({ next, return: fechar }) }
}
