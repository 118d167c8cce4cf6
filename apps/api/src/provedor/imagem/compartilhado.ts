type EmAndamento<T> = { resultado: Promise<T>; interessados: number; partida: AbortController }

/** One work for all who ask for the same at a time. It is called off when the last of them has gone. */
export const criarCompartilhado = <T>() => {
  const emAndamento = new Map<string, EmAndamento<T>>()

  const comecar = (nome: string, fazer: (partiram: AbortSignal) => Promise<T>) => {
    const partida = new AbortController()
    const novo = { resultado: fazer(partida.signal), interessados: 0, partida }
    const esquecer = () => {
      if (emAndamento.get(nome) === novo) emAndamento.delete(nome)
    }
    emAndamento.set(nome, novo)
    // Failure is for those who asked; without any of them it is nobody's.
    novo.resultado.then(esquecer, esquecer)
    return novo
  }

  return (nome: string, partiu: AbortSignal, fazer: (partiram: AbortSignal) => Promise<T>): Promise<T> => {
    const atual = emAndamento.get(nome) ?? comecar(nome, fazer)
    atual.interessados++
    partiu.addEventListener('abort', () => {
      if (--atual.interessados > 0) return
      // Whoever comes now begins anew, instead of joining what was called off.
      if (emAndamento.get(nome) === atual) emAndamento.delete(nome)
      atual.partida.abort()
    })
    return atual.resultado
  }
}
