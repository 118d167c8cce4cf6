import { useEffect, useState } from 'react'

const MINUTO_MS = 60_000

/** The present, to the minute: what says how long ago something was changes by itself. */
export function useAgora(): number {
  const [agora, setAgora] = useState(Date.now)
  useEffect(() => {
    const relogio = setInterval(() => setAgora(Date.now()), MINUTO_MS)
    return () => clearInterval(relogio)
  }, [])
  return agora
}
