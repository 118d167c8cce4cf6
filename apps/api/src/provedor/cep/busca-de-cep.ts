import { criarDisjuntor } from './disjuntor.ts'
/** Where a CEP is. When one CEP covers a whole small town, it has neither street nor district. */
export type LocalDoCep = {
  logradouro: string
  bairro: string
  /**
   * The part of the street with this CEP ("de 612 a 1510 - lado par"). It is not part of anyone's address.
   */
  trecho: string | null
  codigo_ibge: number
}

/**
 * Asks an external service. Null: the CEP does not exist. Throws when no answer came, whatever the reason.
 */
export type BuscaDeCep = (cep: string) => Promise<LocalDoCep | null>

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
