import { useEffect, useRef, useState } from 'react'

/** Whether there is more to see on either side of what scrolls. Measured: sticky cells hide a shadow made by CSS alone. */
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
      // Widths are rounded: a pixel is not a column.
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
