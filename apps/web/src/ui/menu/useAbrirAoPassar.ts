import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Quick enough to feel responsive, slow enough not to open when the mouse just passes. */
const ABRIR_MS = 300
const FECHAR_MS = 250

/** Lets the mouse open a menu by hovering over its button, until a click or a key makes it stay. */
export const useAbrirAoPassar = (painel: RefObject<HTMLElement | null>) => {
  const passando = useRef(false)
  const espera = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(espera.current), [])

  function abrir() {
    if (painel.current?.matches(':popover-open')) return
    passando.current = true
    painel.current?.togglePopover(true)
  }
  function fechar() {
    if (passando.current) painel.current?.togglePopover(false)
  }
  const depois = (ms: number, fazer: () => void) => (evento: PointerEvent) => {
    if (evento.pointerType !== 'mouse') return
    clearTimeout(espera.current)
    espera.current = window.setTimeout(fazer, ms)
  }

  return {
    eventos: { onPointerEnter: depois(ABRIR_MS, abrir), onPointerLeave: depois(FECHAR_MS, fechar) },
    /** Whether it is open only because of the mouse. */
    emCurso: () => passando.current,
    /** From now on the mouse neither opens nor closes it. Returns whether the mouse had opened it. */
    fixar: () => {
      clearTimeout(espera.current)
      const estava = passando.current
      passando.current = false
      return estava
    },
  }
}
