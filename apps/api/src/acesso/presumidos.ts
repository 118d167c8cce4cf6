import type { Pessoa } from '../http/contexto.ts'

const LIMITE = 5_000

/** `ate`: when the session runs out, on this process's own clock. */
export type Presumida = { quem: Pessoa; marca: number; ate: number }

/**
 * The people last seen, by session, so that a read may begin before their rights were asked for again. It never lets
 * anyone in by itself: who uses it compares the mark once the data has come, and a mark that differs sends the
 * request back to the beginning.
 */
export const criarPresumidos = () => {
  const porSessao = new Map<string, Presumida>()
  return {
    de: (sessaoId: string) => {
      const lembrada = porSessao.get(sessaoId)
      return lembrada && lembrada.ate > performance.now() ? lembrada : null
    },
    lembrar: (sessaoId: string, presumida: Presumida) => {
      // The oldest goes first: a map keeps the order of arrival.
      porSessao.delete(sessaoId)
      if (porSessao.size >= LIMITE) porSessao.delete(porSessao.keys().next().value ?? '')
      porSessao.set(sessaoId, presumida)
    },
    esquecer: (sessaoId: string) => void porSessao.delete(sessaoId),
  }
}
