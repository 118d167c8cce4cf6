import { useState } from 'react'

const ler = (chave: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(chave) ?? 'null')
  } catch {
    return null
  }
}

/**
 * What a person chose on this device, for the next visit too. `entender` gets whatever is stored, perhaps by an older
 * version or by hand, and null if nothing is. The `chave` of one place never changes.
 */
export function useEscolhaGuardada<Escolha>(chave: string, entender: (guardado: unknown) => Escolha) {
  const [escolha, setEscolha] = useState(() => entender(ler(chave)))
  const escolher = (nova: Escolha) => {
    setEscolha(nova)
    try {
      localStorage.setItem(chave, JSON.stringify(nova))
    } catch {
      // Storage that is blocked or full only forgets it.
    }
  }
  return [escolha, escolher] as const
}
