import { useEffect, useRef } from 'react'

/**
 * For something that opens over the page and is unmounted when it closes: keyboard users go on from where
 * they were. What they did there may have taken that place away: then they go on from the page's title. The kit only
 * returns the focus from a dialog that stays mounted.
 */
export function useDevolverFoco() {
  const anterior = useRef(document.activeElement)
  useEffect(() => {
    const onde = anterior.current
    return () => {
      // After the kit's own attempts, and only if nothing else has taken the focus meanwhile.
      requestAnimationFrame(() => {
        const semFoco = document.activeElement === null || document.activeElement === document.body
        const destino = onde?.isConnected ? onde : document.querySelector('h1')
        if (semFoco && destino instanceof HTMLElement) destino.focus({ preventScroll: destino !== onde })
      })
    }
  }, [])
}
