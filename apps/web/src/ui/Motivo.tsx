import { type PointerEvent, type ReactElement, useRef } from 'react'
import classes from './Motivo.module.css'
import { posicionarPainel } from './posicionarPainel.ts'

type MotivoProps = {
  /** Without a reason, the child is rendered as it is. */
  texto: string | null
  children: ReactElement
}

/**
 * Why something cannot be used, shown on hover, on touch and on keyboard focus. It stays inside its part of
 * the page, where a screen reader expects it. As a popover it is not cut off by a scrolling box, and Escape
 * or a touch elsewhere closes it.
 */
export function Motivo({ texto, children }: MotivoProps) {
  const lugar = useRef<HTMLSpanElement>(null)
  const balao = useRef<HTMLSpanElement>(null)

  function mostrar() {
    const alvo = lugar.current?.firstElementChild
    if (!alvo || !balao.current) return
    posicionarPainel(balao.current, alvo)
    balao.current.togglePopover(true)
  }
  const esconder = () => balao.current?.togglePopover(false)
  const seMouse = (fazer: () => void) => (evento: PointerEvent) => evento.pointerType === 'mouse' && fazer()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for touch; keys use the focus
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events of its child
    <span
      ref={lugar}
      className={classes.lugar}
      onPointerEnter={seMouse(mostrar)}
      onPointerLeave={seMouse(esconder)}
      onFocus={mostrar}
      onBlur={esconder}
      onClick={mostrar}
    >
      {children}
      {texto && (
        <span ref={balao} popover="auto" role="tooltip" className={classes.texto}>
          {texto}
        </span>
      )}
    </span>
  )
}
