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
        if (!semFoco()) return
        if (!(onde instanceof HTMLElement && onde.isConnected)) return focarTitulo(parte)
        onde.focus()
        seSumir(onde, () => focarTitulo(parte))
      })
    }
  }, [])
}

const semFoco = () => document.activeElement === null || document.activeElement === document.body

const focarTitulo = (parte: Element | null | undefined) => {
  const titulo = (parte?.isConnected && parte.querySelector('h2')) || document.querySelector('main h1')
  if (!(titulo instanceof HTMLElement)) return
  titulo.tabIndex = -1
  titulo.focus({ preventScroll: true })
}

/** The button may go only when the server's answer has been drawn. Once the focus is elsewhere, nobody waits for it. */
const seSumir = (botao: HTMLElement, fazer: () => void) => {
  const vigia = new MutationObserver(() => {
    if (botao.isConnected) return
    parar()
    if (semFoco()) fazer()
  })
  const parar = () => {
    vigia.disconnect()
    document.removeEventListener('focusin', parar)
  }
  vigia.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', parar)
}
