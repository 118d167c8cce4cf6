import type { Permissao } from '@balcao/contract/base/permissao'
import { createContext, use } from 'react'

/** What every box of the matrix needs. */
export type EstadoDaMatriz = {
  marcadas: ReadonlySet<string>
  /** As saved in the record, to show what saving would change. */
  salvas: ReadonlySet<string>
  /** The person may look but not change. */
  travada: boolean
  /** Nobody grants or removes a permission that they do not have. */
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
