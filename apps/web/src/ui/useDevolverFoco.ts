import { useEffect, useRef } from 'react'

/**
 * For what opens over the page and is taken away when it closes: who works with the keyboard goes on from where they
 * were. The kit gives the focus back only from a dialog that stays mounted.
 */
export function useDevolverFoco() {
  const anterior = useRef(document.activeElement)
  useEffect(() => {
    const onde = anterior.current
    return () => {
      // After the kit's own attempts, and only if nobody else has taken the focus meanwhile.
      requestAnimationFrame(() => {
        const semFoco = document.activeElement === null || document.activeElement === document.body
        if (semFoco && onde instanceof HTMLElement && onde.isConnected) onde.focus()
      })
    }
  }, [])
}
