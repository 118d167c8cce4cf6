import { type PointerEvent, type ReactElement, useRef } from 'react'
import { porJuntoDe } from './juntoDe.ts'
import classes from './Motivo.module.css'

type MotivoProps = {
  /** Nothing to explain: the child is just itself. */
  texto: string | null
  children: ReactElement
}

/**
 * Why something cannot be used, told on pointing at it, on touching it and on reaching it with the keyboard. It
 * stays inside the page's own part, where a screen reader expects it; as a popover no scrolling box cuts it off,
 * and Escape or a touch elsewhere takes it away.
 */
export function Motivo({ texto, children }: MotivoProps) {
  const lugar = useRef<HTMLSpanElement>(null)
  const balao = useRef<HTMLSpanElement>(null)

  function mostrar() {
    const alvo = lugar.current?.firstElementChild
    if (!alvo || !balao.current) return
    porJuntoDe(balao.current, alvo)
    balao.current.togglePopover(true)
  }
  const esconder = () => balao.current?.togglePopover(false)
  const seMouse = (fazer: () => void) => (evento: PointerEvent) => evento.pointerType === 'mouse' && fazer()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a touch says nothing but its click; for keys there is the focus
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to its child
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
