import { useEffect, useState } from 'react'

const MUITO_MS = 6_000

/** Whether somebody has waited so long that they should be told to go on waiting. */
export const useDemora = (esperando: boolean) => {
  const [demora, setDemora] = useState(false)
  useEffect(() => {
    if (!esperando) return
    const relogio = setTimeout(setDemora, MUITO_MS, true)
    return () => {
      clearTimeout(relogio)
      setDemora(false)
    }
  }, [esperando])
  return demora
}
