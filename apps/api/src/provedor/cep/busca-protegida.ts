import type { BuscaDeCep, LocalDoCep } from './busca-de-cep.ts'
import { criarDisjuntor } from './disjuntor.ts'

/** The same lookup behind a circuit breaker. Simultaneous questions about the same CEP share one call. */
export const protegerBusca = (buscar: BuscaDeCep, agora?: () => number): BuscaDeCep => {
  const disjuntor = criarDisjuntor(agora)
  const emCurso = new Map<string, Promise<LocalDoCep | null>>()

  return (cep) => {
    const chamada = emCurso.get(cep) ?? disjuntor(() => buscar(cep)).finally(() => emCurso.delete(cep))
    emCurso.set(cep, chamada)
    return chamada
  }
}
