import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a navigation the focus goes to the new page's heading: a screen reader says where one is, and Tab goes
 * on from there. Not on the first page, where the browser's own order is right.
 */
export const useFocoNoTitulo = () => {
  // The address changes when a navigation begins; the heading is there when it has ended.
  const caminho = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const anterior = useRef(caminho)
  useEffect(() => {
    const primeira = anterior.current === undefined
    if (anterior.current === caminho) return
    anterior.current = caminho
    if (primeira) return
    const titulo = document.querySelector<HTMLElement>('main h1')
    titulo?.setAttribute('tabindex', '-1')
    titulo?.focus({ preventScroll: true })
  }, [caminho])
}
