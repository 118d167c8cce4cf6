import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const linhaDe = (caminho: string) =>
  document.querySelector<HTMLElement>(`main [data-linha][href="${CSS.escape(caminho)}"]`)

/** The part that the address names, or else the heading of all. */
const tituloDaTela = (parte = '') => {
  const titulo = document.getElementById(parte) ?? document.querySelector<HTMLElement>('main h1')
  titulo?.setAttribute('tabindex', '-1')
  return titulo
}

/**
 * After a navigation the focus goes to the new page's heading: a screen reader says where the person is, and
 * Tab goes on from there. Back on a list, it goes to the row of the record that was open. On the first page
 * the focus stays where the browser puts it.
 */
export const useFocoNoTitulo = () => {
  // The address changes when a navigation starts. The heading is there when it ends.
  const caminho = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const parte = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash })
  const anterior = useRef(caminho)
  useEffect(() => {
    const { current: veioDe } = anterior
    if (veioDe === caminho) return
    anterior.current = caminho
    if (veioDe === undefined) return
    const alvo = linhaDe(veioDe) ?? tituloDaTela(parte)
    alvo?.focus({ preventScroll: true })
  }, [caminho, parte])
}
