const FALHAS_ATE_ABRIR = 5
const ABERTO_MS = 30_000

export class CircuitoAberto extends Error {
  constructor() {
    super('muitas falhas seguidas: sem novas tentativas por enquanto')
  }
}

/**
 * Circuit breaker: after several failures in a row nobody is asked for a while, so that people do not wait in
 * vain. Then one call tries. If it works, all calls pass again; if not, the pause starts anew.
 */
export const criarDisjuntor = (agora: () => number = Date.now) => {
  let falhas = 0
  let abertoAte = 0

  return async <T>(chamar: () => Promise<T>): Promise<T> => {
    if (falhas >= FALHAS_ATE_ABRIR) {
      if (agora() < abertoAte) throw new CircuitoAberto()
      // This call is the trial. Until it ends, the others find the circuit open.
      abertoAte = agora() + ABERTO_MS
    }
    try {
      const resposta = await chamar()
      falhas = 0
      return resposta
    } catch (erro) {
      falhas += 1
      abertoAte = agora() + ABERTO_MS
      throw erro
    }
  }
}
