type EmAndamento<T> = { resultado: Promise<T>; interessados: number; partida: AbortController }

/**
 * One computation for everyone who asks for the same thing at the same time. It is cancelled when the last
 * of them has left.
 */
export const criarCompartilhado = <T>() => {
  const emAndamento = new Map<string, EmAndamento<T>>()

  const comecar = (nome: string, fazer: (partiram: AbortSignal) => Promise<T>) => {
    const partida = new AbortController()
    const novo = { resultado: fazer(partida.signal), interessados: 0, partida }
    const esquecer = () => {
      if (emAndamento.get(nome) === novo) emAndamento.delete(nome)
    }
    emAndamento.set(nome, novo)
    // A failure is reported to those who asked. Without any of them, nobody needs to know.
    novo.resultado.then(esquecer, esquecer)
    return novo
  }

  return (nome: string, partiu: AbortSignal, fazer: (partiram: AbortSignal) => Promise<T>): Promise<T> => {
    const atual = emAndamento.get(nome) ?? comecar(nome, fazer)
    atual.interessados++
    partiu.addEventListener('abort', () => {
      if (--atual.interessados > 0) return
      // Someone who comes now starts anew instead of joining the cancelled one.
      if (emAndamento.get(nome) === atual) emAndamento.delete(nome)
      atual.partida.abort()
    })
    return atual.resultado
  }
}
