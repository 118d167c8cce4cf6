import { useLayoutEffect } from 'react'
import { useEventos } from '../useEventos.ts'

/** What each key does. A key without a function is not ours. */
export type Teclas = Record<string, (() => void) | undefined>

const DE_TEXTO = 'input, textarea, select, [contenteditable="true"]'
/** These answer to the space bar and to Enter by themselves. */
const COM_ESPACO = 'button, a, summary, [role="button"]'

/** A panel that is not open may be in the page too. */
const haDialogo = () =>
  [...document.querySelectorAll('dialog[open], [role="dialog"]')].some((um) => um.checkVisibility())

/** Somebody is typing, a dialog has its own keys, or the key belongs to the browser. */
const deOutrem = (evento: KeyboardEvent) => {
  const { target, key } = evento
  if (evento.defaultPrevented || evento.ctrlKey || evento.altKey || evento.metaKey || evento.isComposing)
    return true
  if (haDialogo()) return true
  if (!(target instanceof Element)) return false
  return target.matches(DE_TEXTO) || ((key === ' ' || key === 'Enter') && target.closest(COM_ESPACO) !== null)
}

/**
 * Keys of a whole page, without a modifier. Letters mean the same with and without Shift or Caps Lock. They can be
 * switched off, because speech control and unsteady hands press them by accident (WCAG 2.1.4).
 */
export function useTeclas(teclas: Teclas, ligadas: boolean) {
  const { aoTeclar } = useEventos({
    aoTeclar: (evento: KeyboardEvent) => {
      const nome = evento.key.length === 1 ? evento.key.toLowerCase() : evento.key
      const fazer = teclas[nome]
      if (!fazer || deOutrem(evento)) return
      evento.preventDefault()
      if (!evento.repeat || REPETEM.has(nome)) fazer()
    },
  })
  // Before the paint: a page that is seen answers to its keys.
  useLayoutEffect(() => {
    if (!ligadas) return
    window.addEventListener('keydown', aoTeclar)
    return () => window.removeEventListener('keydown', aoTeclar)
  }, [ligadas, aoTeclar])
}

/** A decision is never made twice by a key that is held down. */
const REPETEM = new Set(['+', '=', '-', ',', '.', 'ArrowLeft', 'ArrowRight'])
