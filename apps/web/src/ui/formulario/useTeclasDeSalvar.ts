import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * Ctrl+S and Ctrl+Enter save, wherever the focus is on the page,
 * but not from another form or from a dialog over this one.
 */
export function useTeclasDeSalvar(formulario: RefObject<HTMLFormElement | null>) {
  useWindowEvent('keydown', (evento) => {
    const comando = (evento.ctrlKey || evento.metaKey) && !evento.altKey && !evento.shiftKey
    if (!comando || (evento.key !== 'Enter' && evento.key.toLowerCase() !== 's')) return
    const ambiente = (evento.target as Element).closest('form, dialog, [role="dialog"]')
    if (ambiente !== null && ambiente !== formulario.current) return
    evento.preventDefault()
    formulario.current?.requestSubmit()
  })
}
