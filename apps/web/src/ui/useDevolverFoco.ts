import { useEffect, useRef } from 'react'

/**
 * For something that opens over the page and is unmounted when it closes: keyboard users go on from where
 * they were. The kit only returns the focus from a dialog that stays mounted.
 */
export function useDevolverFoco() {
  const anterior = useRef(document.activeElement)
  useEffect(() => {
    const onde = anterior.current
    return () => {
      // After the kit's own attempts, and only if nothing else has taken the focus meanwhile.
      requestAnimationFrame(() => {
        const semFoco = document.activeElement === null || document.activeElement === document.body
        if (semFoco && onde instanceof HTMLElement && onde.isConnected) onde.focus()
      })
    }
  }, [])
}
