import { useEffect, useRef } from 'react'

/**
 * For something that opens over the page and is unmounted when it closes: keyboard users go on from where
 * they were. The kit only returns the focus from a dialog that stays mounted. When what was done took away the
 * button that asked for it, they go on from the title of its part of the screen, or of the whole screen.
 */
export function useDevolverFoco() {
  const anterior = useRef(document.activeElement)
  useEffect(() => {
    const onde = anterior.current
    const parte = onde?.closest('section')
    return () => {
      // After the kit's own attempts, and only if nothing else has taken the focus meanwhile.
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return
        const alvo = onde?.isConnected ? onde : tituloDe(parte)
        if (alvo instanceof HTMLElement) alvo.focus({ preventScroll: alvo !== onde })
      })
    }
  }, [])
}

const tituloDe = (parte: Element | null | undefined) => {
  const titulo = (parte?.isConnected && parte.querySelector('h2')) || document.querySelector('main h1')
  titulo?.setAttribute('tabindex', '-1')
  return titulo
}
