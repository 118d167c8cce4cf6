import { createContext, use } from 'react'

/** Writes fields of the draft by their paths, several at once. Undefined takes the field out. */
export type Gravar = (mudancas: Readonly<Record<string, unknown>>) => void

export const EdicaoContexto = createContext<Gravar | null>(null)

export const useGravar = () => {
  const gravar = use(EdicaoContexto)
  if (!gravar) throw new Error('fora do formulário da venda')
  return gravar
}
