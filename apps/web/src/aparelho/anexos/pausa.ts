import { ErroHttp } from '#http/erro.ts'

const PRIMEIRA_MS = 1_000
const MAIOR_MS = 60_000

/** Before the next attempt: longer each time, and never shorter than the server asks for. */
export const pausaAntesDe = (falhas: number, erro: unknown): number => {
  const pedida = erro instanceof ErroHttp ? (erro.esperarSegundos ?? 0) * 1_000 : 0
  return Math.max(pedida, Math.min(MAIOR_MS, PRIMEIRA_MS * 2 ** (falhas - 1)))
}
