import { useEffect, useRef } from 'react'

/** With a keyboard at hand one types at once. On a phone the field would open a keyboard over half the screen. */
const COM_TECLADO = '(hover: hover) and (pointer: fine)'

export function useFocoNoCampo() {
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!matchMedia(COM_TECLADO).matches) return
    // After the shell, which gives the focus to the heading of every new page.
    const quadro = requestAnimationFrame(() => campo.current?.focus())
    return () => cancelAnimationFrame(quadro)
  }, [])
  return campo
}
