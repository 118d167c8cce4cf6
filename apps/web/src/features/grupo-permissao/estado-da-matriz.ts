import type { Permissao } from '@balcao/contract/base/permissao'
import { createContext, use } from 'react'

/** What every box of the matrix needs to know. */
export type EstadoDaMatriz = {
  marcadas: ReadonlySet<string>
  /** As they are in the record, to show what saving would change. */
  salvas: ReadonlySet<string>
  /** The person may look, not change. */
  travada: boolean
  /** Nobody gives or takes away what they do not have. */
  podeMudar: (permissao: Permissao) => boolean
  mudar: (quais: readonly Permissao[], ligar: boolean) => void
}

const Contexto = createContext<EstadoDaMatriz | null>(null)

export const ProvedorDaMatriz = Contexto.Provider

export const useMatriz = (): EstadoDaMatriz => {
  const estado = use(Contexto)
  if (!estado) throw new Error('a box of the matrix is outside of it')
  return estado
}
