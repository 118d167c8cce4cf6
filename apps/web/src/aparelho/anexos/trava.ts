const NOME = 'balcao-anexos'

type Trabalho<T> = {
  /** How many at the same time. */
  ate: number
  aoReceber: () => Promise<unknown>
  /** Takes the next one. */
  proximo: () => T | undefined
  /** Never rejects. */
  fazer: (item: T) => Promise<void>
}

/** Work that one tab does at a time. The turn is given back when nothing is left to do. */
export const comTrava = <T>({ ate, aoReceber, proximo, fazer }: Trabalho<T>) => {
  let ativos = 0
  let esperando = false
  let devolver: (() => void) | undefined

  const preencher = () => {
    if (!devolver) return
    while (ativos < ate) {
      const item = proximo()
      if (!item) break
      ativos++
      void fazer(item).finally(() => {
        ativos--
        preencher()
      })
    }
    if (ativos > 0) return
    devolver()
    devolver = undefined
  }

  const comVez = async () => {
    await aoReceber()
    await new Promise<void>((fim) => {
      esperando = false
      devolver = fim
      preencher()
    })
  }

  const pedirVez = () => {
    if (devolver) return preencher()
    if (esperando) return
    esperando = true
    // Over plain http there are no locks. Two tabs then agree by the server's refusal of a part sent twice.
    void (navigator.locks ? navigator.locks.request(NOME, comVez) : comVez())
  }

  return { preencher, pedirVez }
}
