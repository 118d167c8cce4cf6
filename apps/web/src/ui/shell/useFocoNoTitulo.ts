import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a navigation the focus goes to the new page's heading: a screen reader says where one is, and Tab goes
 * on from there. Not on the first page, where the browser's own order is right.
 */
export const useFocoNoTitulo = () => {
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  const anterior = useRef(caminho)
  useEffect(() => {
    if (anterior.current === caminho) return
    anterior.current = caminho
    const titulo = document.querySelector<HTMLElement>('main h1')
    titulo?.setAttribute('tabindex', '-1')
    titulo?.focus({ preventScroll: true })
  }, [caminho])
}
