import { useState } from 'react'

const ler = (chave: string) => {
  try {
    return localStorage.getItem(chave) === null
  } catch {
    return true
  }
}

/** Whether single letters do something on this page. Remembered on this device. */
export function useTeclasLigadas(pagina: string) {
  const chave = `${pagina}_sem_teclas`
  const [ligadas, setLigadas] = useState(() => ler(chave))
  const ligar = (novo: boolean) => {
    setLigadas(novo)
    try {
      if (novo) localStorage.removeItem(chave)
      else localStorage.setItem(chave, '1')
    } catch {
      // It holds until the page is left.
    }
  }
  return { ligadas, ligar }
}
export type TeclasLigadas = ReturnType<typeof useTeclasLigadas>
