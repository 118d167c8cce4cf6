import { useState } from 'react'

const CHAVE = 'analise_sem_teclas'

const ler = () => {
  try {
    return localStorage.getItem(CHAVE) === null
  } catch {
    return true
  }
}

/** Whether single letters do something. Remembered on this device. */
export function useTeclasLigadas() {
  const [ligadas, setLigadas] = useState(ler)
  const ligar = (novo: boolean) => {
    setLigadas(novo)
    try {
      if (novo) localStorage.removeItem(CHAVE)
      else localStorage.setItem(CHAVE, '1')
    } catch {
      // It holds until the page is left.
    }
  }
  return { ligadas, ligar }
}
