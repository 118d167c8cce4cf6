/**
 * Random values that are the same every time, so that the demonstration and its tests are always the same.
 */
export const criarSorte = (semente: number) => {
  let estado = semente
  /** From 0 up to, but not including, 1 (mulberry32). */
  const fracao = () => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const inteiro = (minimo: number, maximo: number) => minimo + Math.floor(fracao() * (maximo - minimo + 1))
  const chance = (parte: number) => fracao() < parte
  const elemento = <T>(lista: readonly T[], posicao: number): T => {
    const item = lista[posicao]
    if (item === undefined) throw new Error('a lista está vazia')
    return item
  }
  const um = <T>(lista: readonly T[]): T => elemento(lista, Math.floor(fracao() * lista.length))
  /** The first items of the list come up far more often than the last, as with real names. */
  const umComum = <T>(lista: readonly T[]): T => elemento(lista, Math.floor(fracao() ** 2 * lista.length))
  return { inteiro, chance, um, umComum }
}
export type Sorte = ReturnType<typeof criarSorte>
