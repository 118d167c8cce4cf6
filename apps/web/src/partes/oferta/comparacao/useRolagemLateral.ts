import { useEffect, useRef, useState } from 'react'

/**
 * Whether there is more to see on either side of a scrolling box. It is measured, because sticky cells would
 * hide a shadow made with CSS alone.
 */
export function useRolagemLateral() {
  const ref = useRef<HTMLElement>(null)
  const [antes, setAntes] = useState(false)
  const [depois, setDepois] = useState(false)
  useEffect(() => {
    const elemento = ref.current
    if (!elemento) return
    const medir = () => {
      const resta = elemento.scrollWidth - elemento.clientWidth - elemento.scrollLeft
      setAntes(elemento.scrollLeft > 1)
      // Widths are rounded, so a difference of one pixel does not count.
      setDepois(resta > 1)
    }
    const vigia = new ResizeObserver(medir)
    vigia.observe(elemento)
    elemento.addEventListener('scroll', medir, { passive: true })
    return () => {
      vigia.disconnect()
      elemento.removeEventListener('scroll', medir)
    }
  }, [])
  return { ref, antes, depois }
}
