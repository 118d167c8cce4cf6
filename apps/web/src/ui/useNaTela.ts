import { useEffect, useRef } from 'react'

/** Whether the part still stands: somebody may have gone on by the time an answer comes, which nobody would see here. */
export function useNaTela() {
  const naTela = useRef(true)
  useEffect(() => {
    naTela.current = true
    return () => {
      naTela.current = false
    }
  }, [])
  return naTela
}
