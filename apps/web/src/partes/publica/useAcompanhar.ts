import { useEffect, useEffectEvent } from 'react'

const ENTRE_PERGUNTAS_MS = 10_000

/**
 * Asks what changed while somebody looks at the page, and at once when they look again. A phone in a pocket asks
 * nothing. What fails is asked again the next time.
 */
export const useAcompanhar = (
  seguir: boolean,
  { perguntar }: { perguntar: (signal: AbortSignal) => Promise<void> },
) => {
  const agora = useEffectEvent((signal: AbortSignal) => perguntar(signal).catch(() => undefined))
  useEffect(() => {
    if (!seguir) return
    const corte = new AbortController()
    const ver = () => {
      if (document.visibilityState === 'visible') void agora(corte.signal)
    }
    const relogio = setInterval(ver, ENTRE_PERGUNTAS_MS)
    document.addEventListener('visibilitychange', ver)
    return () => {
      clearInterval(relogio)
      document.removeEventListener('visibilitychange', ver)
      corte.abort()
    }
  }, [seguir])
}
