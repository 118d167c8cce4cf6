import { startTransition, useEffect, useState } from 'react'

/** True once what it waits for is on the screen. What can wait for that is neither drawn nor asked for before. */
export function useDepoisDePintar(pronto: boolean) {
  const [pintado, setPintado] = useState(false)
  const falta = pronto && !pintado
  useEffect(() => {
    if (!falta) return
    let espera: ReturnType<typeof setTimeout> | undefined
    // A frame begins with this call, and has been painted when the next task runs.
    const quadro = requestAnimationFrame(() => {
      espera = setTimeout(() => startTransition(() => setPintado(true)))
    })
    return () => {
      cancelAnimationFrame(quadro)
      clearTimeout(espera)
    }
  }, [falta])
  return pintado
}
