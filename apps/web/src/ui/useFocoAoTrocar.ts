import { useEffect, useRef } from 'react'

/**
 * The button that led on goes away with its part of the screen, and the focus with it. Then what came in its place
 * takes it, so that whoever listens hears where they are, or what has `data-autofocus` in it; a focus that is elsewhere
 * is left alone. `undefined` is a part not yet known.
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
