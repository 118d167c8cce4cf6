import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * Ctrl+S and Ctrl+Enter save. With the focus inside the form, or nowhere at all; never from a dialog that is
 * open over it.
 */
export function useTeclasDeSalvar(formulario: RefObject<HTMLFormElement | null>) {
  useWindowEvent('keydown', (evento) => {
    const comando = (evento.ctrlKey || evento.metaKey) && !evento.altKey && !evento.shiftKey
    if (!comando || (evento.key !== 'Enter' && evento.key.toLowerCase() !== 's')) return
    const alvo = evento.target as Node
    if (alvo !== document.body && !formulario.current?.contains(alvo)) return
    evento.preventDefault()
    formulario.current?.requestSubmit()
  })
}
