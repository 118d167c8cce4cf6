import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * The draft is opened before its step is drawn, so the shell has found no heading to put the focus on. The first page of
 * a visit keeps it where the browser put it, and so does who has gone somewhere meanwhile.
 */
export function useFocoNaChegada() {
  const titulo = useRef<HTMLHeadingElement>(null)
  const { history } = useRouter()
  useEffect(() => {
    const veioDeOutra = history.location.state.__TSR_index > 0
    if (veioDeOutra && document.activeElement === document.body)
      titulo.current?.focus({ preventScroll: true })
  }, [history])
  return titulo
}
