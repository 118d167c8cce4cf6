import { useEffect, useRef } from 'react'

/**
 * When a button that leads to the next part disappears with its part of the screen,
 * the focus is lost. The new part then takes it, so that a screen reader says where
 * the person is. If it contains a `data-autofocus`, that element takes it. A focus
 * that is elsewhere is left alone. `undefined` is a part not yet known.
 */
export function useFocoAoTrocar<E extends HTMLElement>(parte: number | undefined) {
  const ref = useRef<E>(null)
  const anterior = useRef(parte)
  useEffect(() => {
    const trocou = anterior.current !== undefined && anterior.current !== parte
    anterior.current = parte
    if (!trocou || document.activeElement !== document.body) return
    const campo = ref.current?.querySelector<HTMLElement>('[data-autofocus]')
    ;(campo ?? ref.current)?.focus()
  }, [parte])
  return ref
}
