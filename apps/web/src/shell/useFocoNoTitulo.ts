import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const linhaDe = (caminho: string) =>
  document.querySelector<HTMLElement>(`main [data-linha][href="${CSS.escape(caminho)}"]`)

const tituloDaTela = () => {
  const titulo = document.querySelector<HTMLElement>('main h1')
  titulo?.setAttribute('tabindex', '-1')
  return titulo
}

/**
 * After a navigation the focus goes to the new page's heading: a screen reader says where one is, and Tab goes
 * on from there. Back on a list, it goes to the row whose record one was at. Not on the first page, where the
 * browser's own order is right.
 */
export const useFocoNoTitulo = () => {
  // The address changes when a navigation begins; the heading is there when it has ended.
  const caminho = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const anterior = useRef(caminho)
  useEffect(() => {
    const { current: veioDe } = anterior
    if (veioDe === caminho) return
    anterior.current = caminho
    if (veioDe === undefined) return
    const alvo = linhaDe(veioDe) ?? tituloDaTela()
    alvo?.focus({ preventScroll: true })
  }, [caminho])
}
