import { useEffect, useRef } from 'react'

/** With a keyboard, people type at once. On a phone, the focus would open a keyboard over half the screen. */
const COM_TECLADO = '(hover: hover) and (pointer: fine)'

export function useFocoNoCampo() {
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!matchMedia(COM_TECLADO).matches) return
    // Runs after the shell, which focuses the heading of every new page.
    const quadro = requestAnimationFrame(() => campo.current?.focus())
    return () => cancelAnimationFrame(quadro)
  }, [])
  return campo
}
