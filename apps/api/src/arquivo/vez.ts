import { Recusa } from '../http/recusa.ts'

/**
 * Heavy work one after the other: at most `simultaneos` at once and `espera` in line. Past that the answer is
 * "later", at once, instead of a server that answers nobody.
 */
export const criarVez = (simultaneos: number, espera: number) => {
  let ativos = 0
  const fila: (() => void)[] = []

  const entrar = async () => {
    if (ativos < simultaneos) {
      ativos++
      return
    }
    if (fila.length >= espera)
      throw new Recusa(503, 'OCUPADO', 'Há imagens demais na fila. Tente novamente em instantes.', {
        esperarSegundos: 2,
      })
    await new Promise<void>((chamar) => fila.push(chamar))
  }

  /** The place goes straight to who is next; only an empty line gives it back. */
  const sair = () => {
    const proximo = fila.shift()
    if (proximo) proximo()
    else ativos--
  }

  return async <T>(trabalho: () => Promise<T>): Promise<T> => {
    await entrar()
    try {
      return await trabalho()
    } finally {
      sair()
    }
  }
}
